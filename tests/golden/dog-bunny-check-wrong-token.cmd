check levels/dog-bunny-28.txt 'cat:tree>well'
