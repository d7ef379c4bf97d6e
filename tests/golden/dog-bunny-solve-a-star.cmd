solve levels/dog-bunny-26.txt --algorithm a-star --format json
