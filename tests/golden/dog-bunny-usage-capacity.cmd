solve levels/dog-bunny-28.txt --capacity 4
