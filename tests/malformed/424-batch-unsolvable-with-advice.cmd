solve --batch --advice -
