convert levels/dog-bunny-28.txt --to code
