convert - --to layers
