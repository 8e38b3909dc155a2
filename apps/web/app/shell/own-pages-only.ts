import type { MiddlewareFunction } from 'react-router'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A post that rides on a cookie must come from one of our own pages (DECISIONS 2.7). */
export const ownPagesOnly: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  return isForged(request, url.origin) ? new Response(null, { status: 403 }) : next()
}

export function isForged(request: Request, origin: string): boolean {
  if (safeMethods.has(request.method) || !request.headers.has('cookie')) return false
  const site = request.headers.get('sec-fetch-site')
  return site === null ? request.headers.get('origin') !== origin : site !== 'same-origin'
}
