import type { OutcomeScope } from '@tecnoclick/contract/platform/outcomes/schemas'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { readStored, removeStored, storedKeys, writeStored } from '../stored-value.ts'

/** A form of an account: what was sent from it and not answered is asked for there. */
export interface RequestForm {
  userId: number
  scope: OutcomeScope
  /** Which one of the forms of the scope: the id of its order. */
  id: number | undefined
}

interface SentRequest {
  at: number
  /** The answer did not arrive, or the page that waited for it was left. */
  isLost: boolean
}

/** Longer than any answer takes. A page that crashed cannot say that it does not wait any more. */
const answerMs = seconds(60)

const prefixOf = ({ userId, scope, id = 0 }: RequestForm) => `request:${userId}:${scope}:${id}:`

/** One storage key for each request, so that two tabs do not overwrite each other's. */
export function storeRequest(form: RequestForm, key: string, request: SentRequest): void {
  writeStored(prefixOf(form) + key, request)
}

export function forgetRequest(form: RequestForm, key: string): void {
  removeStored(prefixOf(form) + key)
}

/** The key of a request of the form that nobody waits for. */
export function findLostRequest(form: RequestForm, now: number): string | undefined {
  const prefix = prefixOf(form)
  return storedKeys()
    .filter((name) => name.startsWith(prefix))
    .find((name) => {
      const request = readStored<SentRequest>(name)
      return request && (request.isLost || now - request.at > answerMs)
    })
    ?.slice(prefix.length)
}
