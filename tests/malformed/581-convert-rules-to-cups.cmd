convert - --to cups
