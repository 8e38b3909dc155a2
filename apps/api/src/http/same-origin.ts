const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A cookie travels with requests that other sites cause, so an unsafe request that relies on one must come from
 * our own pages (DECISIONS 2.7). A bearer token never travels by itself.
 */
export function isForgedRequest(request: Request): boolean {
  if (safeMethods.has(request.method)) return false
  if (!request.headers.has('cookie') || request.headers.has('authorization')) return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin'
  return request.headers.get('origin') !== new URL(request.url).origin
}
