solve 'dogbunny:a=b/b~c@!a/b=d@a+c:dog=a/bunny=b+b:dog=c/bunny=a' --steps
