check water2:BAA^3/A --partial -
