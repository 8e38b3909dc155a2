export interface LagWatch {
  isOverloaded(): boolean
  /** The last measured event loop lag, in milliseconds. */
  lag(): number
  stop(): void
}

const lookEvery = 100

/**
 * One long pause is a garbage collection or a first render; an event loop that is late every time has more work than
 * it can do, and those it cannot serve in time are better told at once. `tooLate` is in milliseconds.
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

/** Those behind them would wait longer than a person does, and two seconds later be refused all the same. */
const longestQueue = 60

/** Too much to compute, or too many in line for a connection to PostgreSQL: either way the next is better told at once. */
export function watchLoad(
  lag: Pick<LagWatch, 'isOverloaded'>,
  pool: { readonly waitingCount: number },
): Pick<LagWatch, 'isOverloaded'> {
  return { isOverloaded: () => lag.isOverloaded() || pool.waitingCount >= longestQueue }
}
