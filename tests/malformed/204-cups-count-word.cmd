show --from cups -
