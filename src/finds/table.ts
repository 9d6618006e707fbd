/** The path of the book's last spread, at which everybody is expected: a day may lead there, too. */
export const TABLE = 'book?day=33'
