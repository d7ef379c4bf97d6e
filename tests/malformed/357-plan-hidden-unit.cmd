check water2:A?/?A/- -
