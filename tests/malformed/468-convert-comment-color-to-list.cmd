convert --to list -
