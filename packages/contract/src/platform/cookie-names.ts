/** Pages of whoever sends it are their own and never kept for others. */
export const sessionCookieName = 'session'

/** What the last request did, told once on the next page: without script that page itself has to say it. */
export const flashCookieName = 'flash'
