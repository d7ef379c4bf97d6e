check levels/dog-bunny-28.txt 'dog:well>tree'
