/**
 * What the document weighed on its way; NaN where nobody knows. Of one that came through a worker the browser tells the
 * unpacked size: there the server's own word counts, which travels with the page (`page-weight.ts` of the server).
 */
export function documentBytes(): number {
  const [entry] = performance.getEntriesByType('navigation')
  if (!(entry instanceof PerformanceNavigationTiming)) return Number.NaN
  if (entry.workerStart === 0 || entry.transferSize === 0) return entry.transferSize
  return entry.serverTiming?.find(({ name }) => name === 'weight')?.duration ?? Number.NaN
}
