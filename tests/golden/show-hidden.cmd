show water3:A?B/?BA/-
