interface Committed {
  position: bigint
  at: number
}

export interface ReplayClock {
  /** The primary is at this position now. */
  committed(position: bigint): void
  /** The replica is at this position now. */
  replayed(position: bigint): void
  /** How far behind the replica was when it was last asked. */
  lagMs(): number
  /** The same, plus the time since it last answered where that is long. */
  ageMs(): number
}

/** Enough for a replica that is minutes behind; the oldest positions decide. */
const maxWaiting = 1_000
/** A replica that is asked every two seconds and has been silent for longer does not answer. */
const silenceMs = 5_000

/**
 * Measures a replica by positions of the primary and when they were seen there. The time of the last replayed transaction,
 * which PostgreSQL offers, grows while nobody writes, and stands still while the replica is cut off.
 */
export function createReplayClock(now: () => number = () => performance.now()): ReplayClock {
  let waiting: Committed[] = []
  let lagMs = 0
  let answeredAt = now()
  return {
    committed(position) {
      const newest = waiting.at(-1)?.position ?? -1n
      if (position > newest && waiting.length < maxWaiting) waiting.push({ position, at: now() })
    },
    replayed(position) {
      waiting = waiting.filter((entry) => entry.position > position)
      answeredAt = now()
      lagMs = waiting[0] ? answeredAt - waiting[0].at : 0
    },
    lagMs: () => lagMs,
    ageMs() {
      const silentMs = now() - answeredAt
      return silentMs > silenceMs ? lagMs + silentMs : lagMs
    },
  }
}
