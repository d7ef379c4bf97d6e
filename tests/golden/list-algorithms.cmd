list algorithms
