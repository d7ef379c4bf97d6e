solve water2:AB/BA/- --frob
