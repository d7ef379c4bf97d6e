solve levels/dog-bunny-28.txt --format json
