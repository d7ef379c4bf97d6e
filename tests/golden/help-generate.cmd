help generate
