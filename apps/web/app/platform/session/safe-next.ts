/** Pages that make no sense to return to after signing in. */
const signInPages = /^\/(account\/(login|registered|logout|forgotpassword|resetpassword)|activate)(\/|$)/

export function isSignInPage(pathname: string): boolean {
  return signInPages.test(pathname)
}

/** The requested path if it is on this site; undefined for others (`//otra.cu`, `/\otra.cu`, `javascript:`) and sign-in pages. */
export function safeNext(wanted: unknown, origin: string): string | undefined {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return undefined
  const page = URL.parse(wanted, origin)
  if (page?.origin !== origin || page.pathname.startsWith('//') || isSignInPage(page.pathname))
    return undefined
  return page.pathname + page.search + page.hash
}

/** The page that a form was sent from, unless it is a sign-in page. */
export function nextFromReferer(referer: string | null, origin: string): string | undefined {
  const page = referer === null ? null : URL.parse(referer)
  return page?.origin === origin ? safeNext(page.pathname + page.search, origin) : undefined
}

export function signInAddress(next: string): string {
  return `/account/login?${new URLSearchParams({ next })}`
}
