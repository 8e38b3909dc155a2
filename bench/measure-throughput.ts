import autocannon from 'autocannon'

const connections = 20
const warmUpSeconds = 2
const seconds = 8

interface Throughput {
  requestsPerSecond: number
  /** Milliseconds. */
  p99: number
}

export async function measureThroughput(url: string, headers: Record<string, string>): Promise<Throughput> {
  await autocannon({ url, headers, connections, duration: warmUpSeconds })
  const result = await autocannon({ url, headers, connections, duration: seconds })
  const { requests, duration, latency, errors, non2xx } = result
  if (errors + non2xx > 0) throw new Error(`${url} failed ${errors + non2xx} times`)
  return { requestsPerSecond: requests.total / duration, p99: latency.p99 }
}
