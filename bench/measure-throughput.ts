import { callAgain } from './callers.ts'

const callers = 20
const warmUpSeconds = 2
const seconds = 8

/** With a session token the pages are private, so each request is rendered. */
export async function measureThroughput(
  url: string,
  token?: string,
): Promise<{ requestsPerSecond: number; p99: number }> {
  const headers = { 'accept-encoding': 'br', ...(token && { cookie: `session=${token}` }) }
  await callAgain({ url, headers, callers, seconds: warmUpSeconds })
  const { perSecond, waits } = await callAgain({ url, headers, callers, seconds })
  return { requestsPerSecond: perSecond, p99: waits[Math.floor(waits.length * 0.99)] ?? 0 }
}
