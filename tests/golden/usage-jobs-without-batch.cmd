solve water2:AB/BA/- --jobs 2
