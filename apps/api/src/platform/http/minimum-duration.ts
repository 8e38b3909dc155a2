/**
 * Delays a result until a minimum time has passed. An existing account needs more work than an unknown one; without
 * this the response time would reveal which it was (people.md#registration, people.md#password-recovery).
 */
export async function withMinimumDuration<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const floor = new Promise((resolve) => setTimeout(resolve, milliseconds))
  try {
    return await work
  } finally {
    await floor
  }
}
