check water2:AB/BA/-
