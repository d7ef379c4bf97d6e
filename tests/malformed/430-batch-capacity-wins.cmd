solve --batch --capacity 4 -
