hint levels/dog-bunny-26.txt --level 3 --format json
