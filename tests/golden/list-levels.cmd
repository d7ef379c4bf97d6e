list levels
