check levels/dog-bunny-28.txt 'dog:tree>well'
