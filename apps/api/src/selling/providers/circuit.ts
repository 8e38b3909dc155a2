import { seconds } from '@tecnoclick/domain/platform/duration'
import { Unanswered } from '../../platform/webhooks/post-event.ts'

const failuresToOpen = 5
const openMs = seconds(30)

/** A gateway that has not answered five times in a row is left alone for half a minute, so that nobody waits for it. */
export type Circuit = <T>(providerId: number, call: () => Promise<T>) => Promise<T>

export function createCircuit(now: () => Date): Circuit {
  const failing = new Map<number, { failures: number; until: number }>()
  return async (id, call) => {
    const { failures, until } = failing.get(id) ?? { failures: 0, until: 0 }
    if (failures >= failuresToOpen && now().getTime() < until)
      throw new Unanswered('connection', 'circuit open')
    try {
      const answer = await call()
      failing.delete(id)
      return answer
    } catch (error) {
      if (error instanceof Unanswered)
        failing.set(id, { failures: failures + 1, until: now().getTime() + openMs })
      throw error
    }
  }
}
