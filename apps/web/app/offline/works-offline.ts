/** The stored document: the shell without a page in it, as `stored-shell.tsx` draws it. */
export const storedShellPath = '/offline'

/**
 * Pages that can be drawn from what a phone keeps: the shop window, one's lists, and how to reach the shop. All others need
 * the server, and those of one person are never kept.
 */
const drawable =
  /^\/(home-two|shop\/catalog(\/[^/]+)?|shop\/products\/[^/]+|shop\/(wishlist|compare)|site\/contact-us(-alt)?|offline)?\/?$/

export function worksOffline(pathname: string): boolean {
  return drawable.test(pathname)
}
