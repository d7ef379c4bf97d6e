solve --quiet -
