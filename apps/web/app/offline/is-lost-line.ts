/**
 * What the router throws where nothing answered: the browser's own TypeError, worded by each in its way. A fault in our
 * script is one as well, and must not be taken for it.
 */
const words = /fetch|network|load failed/i

export function isLostLine(error: unknown): boolean {
  return error instanceof TypeError && words.test(error.message)
}
