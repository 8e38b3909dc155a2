import { setImmediate as lap } from 'node:timers/promises'

/** Of the event loop. In each it takes a single new connection: with one lap a page, a crowd would wait at the door. */
const lapsBetween = 16

/**
 * Pages are drawn one after the other, and between two the event loop is free: what became ready together would otherwise
 * hold up every newcomer, refusal and answer from memory until the last of them was drawn.
 */
export function createRenderQueue(): () => Promise<void> {
  let last = Promise.resolve()
  const pause = async () => {
    for (let count = 0; count < lapsBetween; count += 1) await lap()
  }
  return () => {
    last = last.then(pause)
    return last
  }
}
