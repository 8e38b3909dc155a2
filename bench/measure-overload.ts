import { measureThroughput } from './measure-throughput.ts'
import { steadyStream } from './steady-stream.ts'

export interface Overload {
  /** Answers a second that were not refused, at five times what the shop can do, as a share of that. */
  goodputShare: number
  /** Milliseconds below which 95 of 100 refusals came. */
  refusedP95: number
  refused: number
}

const times = 5
const seconds = 8

/**
 * Five times as many people as the shop can serve, each asking for something that has to be worked for. Those it can serve are
 * served; the rest are told at once, and nobody's waiting eats the memory.
 */
export async function measureOverload(address: string, path: string, token: string): Promise<Overload> {
  const url = address + path
  const headers = { cookie: `session=${token}` }
  const { requestsPerSecond: capacity } = await measureThroughput(url, headers)
  const answers = await steadyStream({ url, headers, perSecond: capacity * times, seconds })
  const served = answers.filter(({ status }) => status === 200).length
  const refusals = answers.filter(({ status }) => status === 503).map(({ milliseconds }) => milliseconds)
  if (served + refusals.length < answers.length) throw new Error(`${url} failed under load`)
  refusals.sort((a, b) => a - b)
  return {
    goodputShare: served / seconds / capacity,
    refusedP95: refusals[Math.floor(refusals.length * 0.95)] ?? 0,
    refused: refusals.length,
  }
}
