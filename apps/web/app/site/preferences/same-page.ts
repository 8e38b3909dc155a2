/**
 * The page that a form was sent from, as a path of this site; `/` for another site. It comes from the Referer header and
 * not from a hidden field: a page in the shared cache must not contain one visitor's query.
 */
export function samePage(referer: string | null, origin: string): string {
  const page = referer === null ? null : URL.parse(referer)
  if (page?.origin !== origin) return '/'
  // A language in the address would override the cookie.
  page.searchParams.delete('lang')
  // `//host` would be another site.
  return page.pathname.replace(/^\/+/, '/') + page.search
}
