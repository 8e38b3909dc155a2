import { getMe } from '@tecnoclick/contract/people/security/endpoints'
import type { Me } from '@tecnoclick/contract/people/security/schemas'
import { inStore } from './stored-database.ts'

/** A request that waits for the line, whole: it goes to the API by itself, whatever page is open then. */
export interface Parcel {
  /** Sent along as the idempotency key: however often it is sent, it is one. */
  key: string
  method: 'POST' | 'PATCH'
  /** Below `/api`. */
  path: string
  body: unknown
}

/** Who wrote it, and when. */
interface Postmark {
  /** The e-mail address of whoever was signed in; undefined for a visitor, whose words anybody's browser may send. */
  writer: string | undefined
  at: number
}

type Waiting = Parcel & Postmark

export interface Delivery {
  sent: number
  /** Will never be accepted as they are. */
  refused: number
  waiting: number
}

/** Where the page asks a worker to try again when nobody has the shop open. */
export const outboxTag = 'outbox'

/** The same key with other words is another parcel: a form that stays open is written in again. */
export async function putIntoOutbox(parcel: Parcel, postmark: Postmark): Promise<void> {
  const same = await inStore<Waiting | undefined>('outbox', 'readonly', (store) => store.get(parcel.key))
  const isOther = same !== undefined && JSON.stringify(same.body) !== JSON.stringify(parcel.body)
  const key = isOther ? `${parcel.key.slice(0, 40)}-${postmark.at}` : parcel.key
  const kept: Waiting = { ...parcel, ...postmark, key }
  await inStore('outbox', 'readwrite', (store) => store.put(kept))
}

export function countOutbox(): Promise<number> {
  return inStore('outbox', 'readonly', (store) => store.count())
}

/** What somebody wrote leaves with who signs out. */
export async function clearOutbox(): Promise<void> {
  await inStore('outbox', 'readwrite', (store) => store.clear())
}

/** One tab or worker at a time; where locks are missing the keys alone keep a parcel one. */
export function sendOutbox(): Promise<Delivery> {
  if (!('locks' in navigator)) return deliver()
  return navigator.locks.request('outbox', deliver)
}

async function deliver(): Promise<Delivery> {
  const parcels = await inStore<Waiting[]>('outbox', 'readonly', (store) => store.getAll())
  const delivery = { sent: 0, refused: 0, waiting: 0 }
  const sender = parcels.some(({ writer }) => writer) ? await whoIsSignedIn() : undefined
  for (const parcel of parcels.toSorted((a, b) => a.at - b.at)) {
    const isAnothers = parcel.writer !== undefined && parcel.writer !== sender
    const outcome = isAnothers ? 'waiting' : await send(parcel)
    delivery[outcome] += 1
    if (outcome !== 'waiting') await inStore('outbox', 'readwrite', (store) => store.delete(parcel.key))
  }
  return delivery
}

/** A session may end, and another person sign in, before the line is back: nobody sends what another wrote. */
async function whoIsSignedIn(): Promise<string | undefined> {
  try {
    const answer = await fetch(`/api${getMe.path}`, { headers: { accept: 'application/json' } })
    const { user }: Me = await answer.json()
    return user?.email
  } catch {
    return undefined
  }
}

/** Not now, and not because of what it says: no session, too many at once, a server that is away. */
const laterStatuses = new Set([401, 403, 408, 425, 429])

async function send({ method, path, body, key }: Parcel): Promise<keyof Delivery> {
  try {
    const { ok, status } = await fetch(`/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    })
    if (ok) return 'sent'
    return status >= 500 || laterStatuses.has(status) ? 'waiting' : 'refused'
  } catch {
    return 'waiting' // the line is gone again
  }
}
