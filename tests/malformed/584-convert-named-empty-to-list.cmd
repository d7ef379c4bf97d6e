convert - --to list
