solve water2:AB/BA/- --format moves
