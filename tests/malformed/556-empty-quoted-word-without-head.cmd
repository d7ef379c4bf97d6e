solve -
