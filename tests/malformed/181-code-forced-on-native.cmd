show --from code -
