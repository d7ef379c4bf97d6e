graph water2:AB/BA/-
