const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A cookie travels with requests that other sites cause, so an unsafe request that relies on one must come from
 * our own pages (DECISIONS 2.7). A bearer token never travels by itself.
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
