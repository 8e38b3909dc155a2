import { minutes, seconds } from '@tecnoclick/domain/platform/duration'

const firstDelay = seconds(30)
/** Under the 15 minutes after which a mail counts as stuck (platform.md#mail). */
const longestDelay = minutes(10)
/** A server may refuse an address by mistake, or to slow down strangers; after this many refusals it means it. */
const refusalsBelieved = 3
/** About three days with a try every ten minutes. */
const triesAtMost = 430

/** When to try again after so many attempts; `undefined` gives up. */
export function delayAfter(attempts: number, refusedForGood: boolean): number | undefined {
  if (attempts >= (refusedForGood ? refusalsBelieved : triesAtMost)) return undefined
  return Math.min(firstDelay * 2 ** (attempts - 1), longestDelay)
}
