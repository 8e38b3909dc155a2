import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const defaultTimeoutMs = 5_000
const pauseMs = 100

export interface FailedRead {
  path: string
  reason: string
  at: number
}

export interface Readers {
  /** How many reads there were since then, in milliseconds of `performance.now()`, and which failed. */
  since(moment: number): { count: number; failed: FailedRead[]; slowestMs: number }
  stop(): Promise<void>
}

/**
 * Visitors who read the catalogue all the time. Each read is a new connection: a visitor who comes at that moment. A
 * read fails that has no complete answer with status 200 within five seconds, or as given.
 */
export function startReaders(
  address: string,
  paths: readonly string[],
  timeoutMs = defaultTimeoutMs,
): Readers {
  const reads: { at: number; path: string; reason: string | undefined; tookMs: number }[] = []
  let isOver = false
  const reading = paths.map(async (path) => {
    while (!isOver) {
      const began = performance.now()
      const reason = await read(address + path, timeoutMs)
      reads.push({ at: began, path, reason, tookMs: performance.now() - began })
      await pause(pauseMs)
    }
  })
  return {
    since(moment) {
      const recent = reads.filter(({ at, tookMs }) => at + tookMs >= moment)
      const failed = recent.flatMap(({ reason, path, at }) => (reason ? [{ path, reason, at }] : []))
      return { count: recent.length, failed, slowestMs: Math.max(0, ...recent.map(({ tookMs }) => tookMs)) }
    },
    async stop() {
      isOver = true
      await Promise.all(reading)
    },
  }
}

/** The reason why it failed. */
function read(url: string, timeoutMs: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const request = get(url, { agent: false, signal }, (response) => {
      response.on('data', () => {})
      response.on('error', (error) => resolve(error.message))
      response.on('end', () => resolve(response.statusCode === 200 ? undefined : `${response.statusCode}`))
    })
    request.on('error', (error) => resolve(error.message))
  })
}
