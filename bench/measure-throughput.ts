import autocannon from 'autocannon'

const connections = 20
const warmUpSeconds = 2
const seconds = 8

/** With a session's token the pages are somebody's own, hence rendered for each request. */
export async function measureThroughput(
  url: string,
  token?: string,
): Promise<{ requestsPerSecond: number; p99: number }> {
  const headers = { 'accept-encoding': 'br', ...(token && { cookie: `session=${token}` }) }
  await autocannon({ url, connections, duration: warmUpSeconds, headers })
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
  })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`)
  return { requestsPerSecond: requests.average, p99: latency.p99 }
}
