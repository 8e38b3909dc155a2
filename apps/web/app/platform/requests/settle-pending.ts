import { createClient } from '@tecnoclick/contract/platform/client'
import { settleRequest } from '@tecnoclick/contract/platform/outcomes/endpoints'
import { hours } from '@tecnoclick/domain/platform/duration'
import { knownNumber } from '@tecnoclick/domain/platform/order-number'
import { noteFailure } from '../connection-state.ts'
import { forgetDraft } from '../form/use-form-draft.ts'
import { changePending, type PendingRequest } from './pending-requests.ts'
import { kindOf } from './request-kinds.ts'

const client = createClient((path, init) => fetch(path, init))

/** The server keeps its answers a little longer (platform.md#idempotency). */
const answersKeptMs = hours(47)

export function isTooOld({ at, kind }: PendingRequest, now: number): boolean {
  return kind !== 'order' && now - at > answersKeptMs
}

export type Settled = 'settled' | 'later' | 'signedOut'

/** Asks what became of the request and stores it. */
export async function settlePending({ kind, key, page }: PendingRequest): Promise<Settled> {
  try {
    const outcome = await client.attempt(settleRequest, { body: { scope: kindOf(kind).scope, key } })
    if (!outcome.ok) return outcome.error.code === 'unauthenticated' ? 'signedOut' : 'later'
    if (outcome.data.state === 'notSent') {
      changePending(key, { state: 'notSent' })
      return 'settled'
    }
    const { id } = outcome.data
    const number = await readNumber(kind, id)
    await forgetDraft(page)
    changePending(key, { state: 'done', id, ...(number !== undefined && { number }) })
    return 'settled'
  } catch (error) {
    noteFailure(error)
    return 'later'
  }
}

async function readNumber(kind: PendingRequest['kind'], id: number): Promise<string | undefined> {
  const { numbered } = kindOf(kind)
  if (!numbered) return undefined
  const response = await fetch(`/api${numbered.path(id)}`, { headers: { accept: 'application/json' } })
  if (!response.ok) return undefined
  const body: unknown = await response.json()
  const number = findField(body, numbered.field)
  return number && knownNumber(number)
}

/** `…/fulldata/{id}` wraps the object (platform.md#api-conventions). */
function findField(body: unknown, field: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  if ('data' in body) return findField(body.data, field)
  const value: unknown = Object.getOwnPropertyDescriptor(body, field)?.value
  return typeof value === 'string' ? value : undefined
}
