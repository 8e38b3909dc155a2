/**
 * Pages are drawn one after the other, and between two the event loop is free: what became ready together would otherwise
 * hold up every refusal, file and answer from memory until the last of them was drawn.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
    return last
  }
}
