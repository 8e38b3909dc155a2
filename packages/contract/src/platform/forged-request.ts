const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Browsers attach cookies to requests caused by other sites, so an unsafe request with a cookie must come from our own
 * pages (platform.md#same-origin-requests). A bearer token is never attached by the browser.
 */
export function isForgedRequest(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  origin: string,
): boolean {
  if (safeMethods.has(method)) return false
  if (!headers.has('cookie') || headers.has('authorization')) return false
  const site = headers.get('sec-fetch-site')
  return site === null ? headers.get('origin') !== origin : site !== 'same-origin'
}
