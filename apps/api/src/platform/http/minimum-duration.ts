import { seconds } from '@tecnoclick/domain/platform/duration'

/** Well above the slowest of these responses on an idle machine. */
const minimumMs = seconds(0.25)

/**
 * Delays a result until a minimum time has passed. An existing account needs more work than an unknown one; without
 * this the response time would reveal which it was (people.md#registration, people.md#password-recovery).
 */
export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  const minimum = new Promise((resolve) => setTimeout(resolve, minimumMs))
  try {
    return await work
  } finally {
    await minimum
  }
}
