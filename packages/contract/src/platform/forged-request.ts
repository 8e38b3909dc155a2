const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Sites that may cause a request without a cookie: ours, or the visitor by hand. */
const ownSites: ReadonlySet<string> = new Set(['same-origin', 'none'])

/**
 * Whether another site caused an unsafe request (platform.md#same-origin-requests). With a cookie, which browsers attach by
 * themselves, the request must prove that it comes from our own pages. Without one it must not come from elsewhere: its
 * answer may set cookies. An `Authorization` header proves nothing here: whoever reads it has to know that it is valid.
 */
export function isForgedRequest(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  origin: string,
): boolean {
  if (safeMethods.has(method)) return false
  const site = headers.get('sec-fetch-site')
  const source = headers.get('origin')
  if (headers.has('cookie')) return site === null ? source !== origin : site !== 'same-origin'
  // Programs other than browsers send neither.
  return site === null ? source !== null && source !== origin : !ownSites.has(site)
}
