solve levels/dog-bunny-26.txt --format moves
