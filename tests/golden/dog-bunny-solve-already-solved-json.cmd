solve dogbunny:a=b:dog=a:dog=a --format json
