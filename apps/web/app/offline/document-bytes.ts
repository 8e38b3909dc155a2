/**
 * What the document weighed on its way. Of one that came through a worker the browser tells the unpacked size; its copy of
 * the answer still says the packed one. Where it keeps no copy (pages of one person) we would rather leave it out than
 * tell ten times too much.
 */
export async function documentBytes(): Promise<number> {
  const [entry] = performance.getEntriesByType('navigation')
  if (!(entry instanceof PerformanceNavigationTiming)) return 0
  if (entry.workerStart === 0 || entry.transferSize === 0) return entry.transferSize
  try {
    const copy = await fetch(location.href, { cache: 'only-if-cached', mode: 'same-origin' })
    return Number(copy.headers.get('content-length') ?? 0)
  } catch {
    return 0
  }
}
