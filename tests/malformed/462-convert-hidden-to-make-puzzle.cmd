convert --to make-puzzle -
