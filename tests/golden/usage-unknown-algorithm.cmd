solve water2:AB/BA/- --algorithm magic
