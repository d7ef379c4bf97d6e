convert --to cups -
