convert - --to columns
