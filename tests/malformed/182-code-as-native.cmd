show --from native -
