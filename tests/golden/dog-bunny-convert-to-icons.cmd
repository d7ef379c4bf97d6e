convert levels/dog-bunny-26.txt --to icons
