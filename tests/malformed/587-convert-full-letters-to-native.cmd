convert - --to native
