/** A page for a request with this cookie is never cached for others. */
export const sessionCookieName = 'session'

/** Flash message: the outcome of the last request, shown once on the next page, also without script. */
export const flashCookieName = 'flash'
