convert - --to make-puzzle
