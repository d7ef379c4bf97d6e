convert - --to counts
