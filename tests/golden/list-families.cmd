list families
