check water2:AB/BA/- '1>3 2>3' --format json
