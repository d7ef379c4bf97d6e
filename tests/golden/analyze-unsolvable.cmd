analyze dogbunny:a~b:dog=b:dog=a
