export interface LagWatch {
  isOverloaded(): boolean
  /** The last measured event loop lag, in milliseconds. */
  lag(): number
  stop(): void
}

const lookEvery = 100

/**
 * One long pause may be a garbage collection or a first render. Repeated lag means more work than the process can do,
 * so requests are refused early. `tooLate` is in milliseconds.
 */
export function watchLag(tooLate: number): LagWatch {
  let lag = 0
  let before = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    before = lag
    lag = Math.max(0, now - last - lookEvery)
    last = now
  }, lookEvery).unref()
  return {
    isOverloaded: () => lag > tooLate && before > tooLate,
    lag: () => lag,
    stop: () => clearInterval(timer),
  }
}

/** Requests behind these would wait too long and be refused two seconds later anyway. */
const longestQueue = 60

/** Overloaded by CPU or by requests that wait for a PostgreSQL connection. */
export function watchLoad(
  lag: Pick<LagWatch, 'isOverloaded'>,
  pool: { readonly waitingCount: number },
): Pick<LagWatch, 'isOverloaded'> {
  return { isOverloaded: () => lag.isOverloaded() || pool.waitingCount >= longestQueue }
}
