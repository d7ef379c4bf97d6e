show --rules ball -
