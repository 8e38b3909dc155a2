import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Turns of the event loop between two renders. Each turn accepts one new connection; with a single turn per render, new
 * connections would wait too long.
 */
const turnsBetween = 16

/**
 * Renders pages one at a time and yields to the event loop in between. Otherwise renders that become ready together
 * would delay new connections, refusals and cached responses.
 */
export function createRenderQueue(): () => Promise<void> {
  let last = Promise.resolve()
  const pause = async () => {
    for (let count = 0; count < turnsBetween; count += 1) await nextTurn()
  }
  return () => {
    last = last.then(pause)
    return last
  }
}
