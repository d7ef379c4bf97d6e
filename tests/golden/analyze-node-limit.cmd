analyze levels/dog-bunny-28.txt --node-limit 50
