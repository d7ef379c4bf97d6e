show levels
