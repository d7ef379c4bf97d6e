show --from list -
