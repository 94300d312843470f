"""A Game of Thrones Catan: Brotherhood of the Watch (Noční hlídka), and the classic island."""
