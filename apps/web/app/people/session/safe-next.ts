/** Pages that make no sense to come back to once signed in. */
const doors = /^\/(account\/(login|logout|forgotpassword)|activate)(\/|$)/

/**
 * Where a form or an address asks to go afterwards, as a path of this site; undefined where it leads elsewhere
 * (`//otra.cu`, `/\otra.cu`, `javascript:`), back to a door or nowhere.
 */
export function safeNext(wanted: unknown, origin: string): string | undefined {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return undefined
  const page = URL.parse(wanted, origin)
  if (page?.origin !== origin || page.pathname.startsWith('//') || doors.test(page.pathname)) return undefined
  return page.pathname + page.search + page.hash
}

/** The page that a form was sent from, unless it is a door itself. */
export function nextFromReferer(referer: string | null, origin: string): string | undefined {
  const page = referer === null ? null : URL.parse(referer)
  return page?.origin === origin ? safeNext(page.pathname + page.search, origin) : undefined
}

export function signInAddress(next: string): string {
  return `/account/login?${new URLSearchParams({ next })}`
}
