import autocannon from 'autocannon'

const connections = 20
const warmUpSeconds = 2
const seconds = 8
/** Of the requests. A machine that stops for a moment makes the store refuse some. */
const mostFailed = 0.01

interface Throughput {
  requestsPerSecond: number
  /** Milliseconds. */
  p99: number
}

/** `nextPath` replaces the path of the URL in each request. */
export async function measureThroughput(
  url: string,
  headers: Record<string, string> = {},
  { nextPath, duration = seconds }: { nextPath?: (() => string) | undefined; duration?: number } = {},
): Promise<Throughput> {
  const requests = nextPath && [
    { setupRequest: (request: autocannon.Request) => ({ ...request, path: nextPath() }) },
  ]
  const options = { url, headers, connections, ...(requests && { requests }) }
  await autocannon({ ...options, duration: warmUpSeconds })
  const result = await autocannon({ ...options, duration })
  const { latency, errors, non2xx } = result
  const served = result['2xx']
  if (errors + non2xx > served * mostFailed) throw new Error(`${url} failed ${errors + non2xx} times`)
  return { requestsPerSecond: served / result.duration, p99: latency.p99 }
}

const brands = ['epson', 'canon', 'hp', 'brother', 'samsung', 'kingston']
const sorts = ['price_asc', 'price_desc', 'name_asc']
let asked = 0

/** A list that nobody has asked for before. */
export function newFilter(): string {
  asked += 1
  const chosen = [brands[asked % brands.length], brands[(asked * 5 + 1) % brands.length]]
  return `/shop/catalog?filter_price=${asked % 97}-${500 + asked}&filter_brand=${chosen}&sort=${sorts[asked % sorts.length]}`
}
