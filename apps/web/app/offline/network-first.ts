import { seconds } from '@tecnoclick/domain/platform/duration'
import { isOutage } from '../platform/form/keep-form.ts'
import { takeColdStart } from './cold-start.ts'
import { rememberLate, takeLate } from './late-answers.ts'
import { changeLine } from './line-state.ts'
import type { StoredVisit } from './stored-visit.ts'

interface Ways<Fresh, Stored> {
  /** Of the page, to give a late answer to the page that asked for it. */
  address: string
  fresh(): Promise<Fresh>
  stored(visit: StoredVisit): Promise<Stored>
}

/** Nobody waits longer for the server where the same can be shown from this browser. */
const slowAfter = seconds(3)

/** The server's answer, or the one of this browser where the line is broken or slow. */
export async function networkFirst<Fresh, Stored>(ways: Ways<Fresh, Stored>): Promise<Fresh | Stored> {
  const late = takeLate<Fresh>(ways.address)
  if (late) return shown(late.answer)
  if (takeColdStart() || !navigator.onLine) {
    const kept = await fromStore(ways)
    if (kept && navigator.onLine) hearLater(ways.address, ways.fresh())
    if (kept) return kept.answer
  }
  const asked = ways.fresh()
  const first = await Promise.race([settled(asked), pause(slowAfter)])
  if (first && 'answer' in first) return shown(first.answer)
  if (first && !isOutage(first.problem)) throw first.problem
  const stored = await fromStore(ways)
  if (!stored) return asked.then(shown)
  if (!first) hearLater(ways.address, asked)
  return stored.answer
}

/** Slow, not broken: what arrives after all is shown then. */
function hearLater(address: string, asked: Promise<unknown>): void {
  asked.then(
    (answer) => rememberLate(address, answer),
    () => {},
  )
}

/** Undefined where this browser has nothing to show for it. */
async function fromStore<Stored>({ stored }: Ways<unknown, Stored>): Promise<{ answer: Stored } | undefined> {
  try {
    const { openStoredVisit } = await import('./stored-visit.ts')
    const visit = await openStoredVisit()
    if (!visit) return undefined
    const answer = await stored(visit)
    changeLine({ dataFrom: visit.since })
    return { answer }
  } catch (problem) {
    if (problem instanceof Response) throw problem
    // Unknown here: the server may know it.
    return undefined
  }
}

function shown<Fresh>(answer: Fresh): Fresh {
  changeLine({ dataFrom: undefined })
  return answer
}

function settled<T>(asked: Promise<T>): Promise<{ answer: T } | { problem: unknown }> {
  return asked.then(
    (answer) => ({ answer }),
    (problem: unknown) => ({ problem }),
  )
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
