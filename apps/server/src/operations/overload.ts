import { performance } from 'node:perf_hooks'

export interface LagWatch {
  /** Late again and again. */
  isOverloaded(): boolean
  /** A little late at the last look, and without a pause since the one before: there is more to do than time. */
  isBusy(): boolean
  /** The last measured event loop lag, in milliseconds. */
  lag(): number
  stop(): void
}

const lookEvery = 100
/** Of the time. A process that waits for PostgreSQL is not busy, however many calls wait with it. */
const fullShare = 0.98

/**
 * One long pause may be a garbage collection or a first render. Repeated lag means more work than the process can do,
 * so requests are refused early. `tooLate` is in milliseconds.
 */
export function watchLag(tooLate: number): LagWatch {
  const { look, ...meter } = createLagMeter(tooLate, performance.now())
  let used = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const usedNow = performance.eventLoopUtilization()
    look(performance.now(), performance.eventLoopUtilization(usedNow, used).utilization)
    used = usedNow
  }, lookEvery).unref()
  return { ...meter, stop: () => clearInterval(timer) }
}

interface LagMeter extends Omit<LagWatch, 'stop'> {
  /** The time of a look, planned 100 ms after the one before, and the share of that time in which the process worked. */
  look(now: number, share: number): void
}

export function createLagMeter(tooLate: number, startedAt: number): LagMeter {
  let lag = 0
  let before = 0
  let last = startedAt
  let worked = 0
  return {
    look(now, share) {
      before = lag
      lag = Math.max(0, now - last - lookEvery)
      last = now
      worked = share
    },
    isOverloaded: () => lag > tooLate && before > tooLate,
    isBusy: () => lag > tooLate / 10 && worked > fullShare,
    lag: () => lag,
  }
}

/** Requests behind these would wait too long and be refused two seconds later anyway. */
const longestQueue = 60

/** Overloaded by CPU or by requests that wait for a PostgreSQL connection. */
export function watchLoad(
  lag: Pick<LagWatch, 'isOverloaded' | 'isBusy'>,
  pool: { readonly waitingCount: number },
): Pick<LagWatch, 'isOverloaded' | 'isBusy'> {
  return {
    isOverloaded: () => lag.isOverloaded() || pool.waitingCount >= longestQueue,
    isBusy: lag.isBusy,
  }
}
