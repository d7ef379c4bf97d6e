solve water2:AA/BB
