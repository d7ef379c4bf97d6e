solve --batch --from list -
