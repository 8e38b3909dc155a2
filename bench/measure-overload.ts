import { callAgain } from './callers.ts'
import { steadyStream } from './steady-stream.ts'

export interface Overload {
  /** Successful responses per second at five times the capacity, as a share of the capacity. */
  goodputShare: number
  /** Percentile 95 of refusals in milliseconds. */
  refusedP95: number
  refused: number
  /** Memory of all web processes in megabytes, after and during the run. */
  megabytes: number
}

const times = 5
const callers = 20
const warmUpSeconds = 2
const seconds = 8

/**
 * Sends uncached requests at five times the capacity. The shop must serve its capacity, refuse the rest at once, and
 * not grow in memory.
 */
export async function measureOverload(address: string, path: string, token: string): Promise<Overload> {
  const url = address + path
  const headers = { cookie: `session=${token}` }
  await callAgain({ url, headers, callers, seconds: warmUpSeconds })
  const { perSecond: capacity } = await callAgain({ url, headers, callers, seconds })

  const responses = await steadyStream({ url, headers, perSecond: capacity * times, seconds })
  const served = responses.filter(({ status }) => status === 200).length
  const refusals = responses.filter(({ status }) => status === 503).map(({ milliseconds }) => milliseconds)
  if (served + refusals.length < responses.length) throw new Error(`${url} failed under load`)
  refusals.sort((a, b) => a - b)
  return {
    goodputShare: served / seconds / capacity,
    refusedP95: refusals[Math.floor(refusals.length * 0.95)] ?? 0,
    refused: refusals.length,
    megabytes: await residentMegabytes(address),
  }
}

async function residentMegabytes(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const found = [...text.matchAll(/^tecnoclick_process_resident_memory_bytes\S* (\S+)$/gm)]
  return found.reduce((sum, [, bytes]) => sum + Number(bytes), 0) / 2 ** 20
}
