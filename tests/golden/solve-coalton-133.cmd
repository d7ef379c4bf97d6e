solve levels/coalton-133.txt --quiet
