/** What the share menu of a phone sends: apps put the text into `text`, a few into `title` (RFC of Web Share Target: both optional). */
export function sharedText(search: string): string {
  const shared = new URLSearchParams(search)
  return (shared.get('text') || shared.get('title') || '').slice(0, longestText)
}

export const longestText = 1000
