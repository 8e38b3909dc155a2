/**
 * On https the name has the prefix with which browsers refuse a cookie that another host of the domain or plain http has
 * set; there the plain name means nothing. Such a cookie is Secure, also where it is deleted, and has the path `/`.
 */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name
}

/** Pages of whoever sends it are their own and never kept for others. */
export const sessionCookieNames = { http: 'session', https: '__Host-session' } as const

export function sessionCookieName(secure: boolean): string {
  return secure ? sessionCookieNames.https : sessionCookieNames.http
}

/** Flash message: the outcome of the last request, shown once on the next page, also without script. */
export function flashCookieName(secure: boolean): string {
  return cookieName('flash', secure)
}
