solve --batch -
