solve levels/dog-bunny-28.txt --any
