/** The document that the service worker caches: the shell without a page (`stored-shell.tsx`). */
export const storedShellPath = '/offline'

/** Public catalogue pages, saved lists and contact. All other pages need the server; personal pages are never stored. */
const offlinePages =
  /^\/(home-two|shop\/catalog(\/[^/]+)?|shop\/products\/[^/]+|shop\/(wishlist|compare)|site\/contact-us(-alt)?|offline)?\/?$/

export function worksOffline(pathname: string): boolean {
  return offlinePages.test(pathname)
}
