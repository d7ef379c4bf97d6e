check - 'dog:a>b>a'
