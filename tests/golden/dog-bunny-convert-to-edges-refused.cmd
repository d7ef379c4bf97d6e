convert 'dogbunny:a=b:dog=a+a:dog=a+b' --to edges
