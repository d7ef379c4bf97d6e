show water2:AB/BA/- --capacity 33
