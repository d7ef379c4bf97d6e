solve water2:AB/BA/- --quiet --algorithm greedy-best-first
