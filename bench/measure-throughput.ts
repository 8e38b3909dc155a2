import autocannon from 'autocannon'

const connections = 20
const warmUpSeconds = 2
const seconds = 8

export async function measureThroughput(url: string): Promise<{ requestsPerSecond: number; p99: number }> {
  const headers = { 'accept-encoding': 'br' }
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
