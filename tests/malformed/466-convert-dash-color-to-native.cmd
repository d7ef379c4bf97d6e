convert --to native -
