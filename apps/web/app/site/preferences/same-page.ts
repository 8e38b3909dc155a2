/**
 * The page that a form was sent from, as a path of this site; another site's page becomes the home page. The
 * address comes from the request, not from a hidden field: a shared page must not hold one visitor's query.
 */
export function samePage(referer: string | null, origin: string): string {
  const page = referer === null ? null : URL.parse(referer)
  if (page?.origin !== origin) return '/'
  // The cookie decides from now on; a language left in the address would overrule it.
  page.searchParams.delete('lang')
  // Leading slashes of the path would make it the address of another host.
  return page.pathname.replace(/^\/+/, '/') + page.search
}
