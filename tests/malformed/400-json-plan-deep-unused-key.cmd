check water2:AA/BB -
