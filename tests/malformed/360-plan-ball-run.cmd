check ball2:AA/- -
