show -
