export interface RetryOptions {
  /** Attempts in all; 5 unless told. */
  attempts?: number
  /** Replaces the clock in tests. */
  sleep?: (ms: number) => Promise<void>
  /** Between 0 and 1; replaces chance in tests. */
  random?: () => number
}

const firstWaitMs = 500
const longestWaitMs = 30_000

/** The shop is busy, restarting, or behind a proxy that is. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504])

interface Failed {
  /** An error if there was none. */
  answer: Response | Error
  /** Twice does no harm: a read, or a write with an idempotency key. */
  isSafe: boolean
  options: RetryOptions
}

/**
 * How long to wait before this attempt, in milliseconds; undefined if there must be none. A 429 was refused before anything was
 * done, so that every call may be repeated after it.
 */
export function waitBefore(
  attempt: number,
  { answer, isSafe, options: { attempts = 5, random = Math.random } }: Failed,
): number | undefined {
  if (attempt > attempts) return undefined
  // Not `instanceof Response`: some servers replace that class in their process.
  const response = answer instanceof Error ? undefined : answer
  if (response && !passing.has(response.status)) return undefined
  if (!isSafe && response?.status !== 429) return undefined
  const asked = response && readRetryAfter(response.headers.get('retry-after'))
  // Full jitter: many programs that failed together do not come back together.
  const longest = Math.min(longestWaitMs, firstWaitMs * 2 ** (attempt - 2))
  return asked === undefined ? random() * longest : asked + random() * firstWaitMs
}

/** Seconds or a date (RFC 9110, 10.2.3), in milliseconds from now. */
export function readRetryAfter(value: string | null, now = Date.now()): number | undefined {
  if (value === null) return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
