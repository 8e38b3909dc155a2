/** The document that the service worker caches: the shell without a page (`stored-shell.tsx`). */
export const storedShellPath = '/offline'

/** From pages.ts, set by the build: public catalogue pages, saved lists and contact. Personal pages are never stored. */
declare const OFFLINE_PAGES: string
const offlinePages = new RegExp(OFFLINE_PAGES)

export function worksOffline(pathname: string): boolean {
  return offlinePages.test(pathname)
}
