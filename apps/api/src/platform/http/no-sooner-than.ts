/**
 * Holds an outcome back until so many milliseconds have passed. Where an account exists there is more to do than where it
 * does not; without this the clock would tell what the answer keeps to itself (DECISIONS 2.4, 2.5).
 */
export async function noSoonerThan<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const floor = new Promise((resolve) => setTimeout(resolve, milliseconds))
  try {
    return await work
  } finally {
    await floor
  }
}
