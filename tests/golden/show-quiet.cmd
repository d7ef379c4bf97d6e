show water2:AB/BA/- --quiet
