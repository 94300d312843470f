"""It's a Wonderful Kingdom (Království divů): one or two dukes, four rounds, I split and you choose."""
