import { getMe } from '@tecnoclick/contract/people/security/endpoints'
import type { Me } from '@tecnoclick/contract/people/security/schemas'
import { withStore } from '../platform/indexed-db.ts'

/** A complete API request, sent when the connection is back, whatever page is open then. */
export interface QueuedRequest {
  /** Idempotency key: sending it twice has the effect of sending it once. */
  key: string
  method: 'POST' | 'PATCH'
  /** Below `/api`. */
  path: string
  body: unknown
}

interface Origin {
  /** E-mail address of the signed-in writer; undefined for a visitor, whose request any session may send. */
  writer: string | undefined
  at: number
}

type StoredRequest = QueuedRequest & Origin

export interface Delivery {
  sent: number
  /** The API will never accept them as they are. */
  refused: number
  waiting: number
}

/** Tag of the background sync. */
export const outboxTag = 'outbox'

/** A form that stays open can be sent again with other text: the same key with another body is a new request. */
export async function addToOutbox(request: QueuedRequest, origin: Origin): Promise<void> {
  const same = await withStore<StoredRequest | undefined>('outbox', 'readonly', (store) =>
    store.get(request.key),
  )
  const isEdited = same !== undefined && JSON.stringify(same.body) !== JSON.stringify(request.body)
  const key = isEdited ? `${request.key.slice(0, 40)}-${origin.at}` : request.key
  const stored: StoredRequest = { ...request, ...origin, key }
  await withStore('outbox', 'readwrite', (store) => store.put(stored))
}

export function countOutbox(): Promise<number> {
  return withStore('outbox', 'readonly', (store) => store.count())
}

/** Signing out removes what the person wrote, and nothing of visitors and other accounts. */
export async function clearOutbox(writer: string): Promise<void> {
  const requests = await withStore<StoredRequest[]>('outbox', 'readonly', (store) => store.getAll())
  for (const request of requests)
    if (request.writer === writer)
      await withStore('outbox', 'readwrite', (store) => store.delete(request.key))
}

/** One tab or worker at a time. Browsers without locks rely on the idempotency keys. */
export function sendOutbox(): Promise<Delivery> {
  if (!('locks' in navigator)) return deliver()
  return navigator.locks.request('outbox', deliver)
}

async function deliver(): Promise<Delivery> {
  const requests = await withStore<StoredRequest[]>('outbox', 'readonly', (store) => store.getAll())
  const delivery = { sent: 0, refused: 0, waiting: 0 }
  const viewer = requests.some(({ writer }) => writer) ? await findViewerEmail() : undefined
  for (const request of requests.toSorted((a, b) => a.at - b.at)) {
    const isOfAnother = request.writer !== undefined && request.writer !== viewer
    const outcome = isOfAnother ? 'waiting' : await send(request)
    delivery[outcome] += 1
    if (outcome !== 'waiting') await withStore('outbox', 'readwrite', (store) => store.delete(request.key))
  }
  return delivery
}

/** Another person may have signed in since: a session sends only its own person's requests. */
async function findViewerEmail(): Promise<string | undefined> {
  try {
    const response = await fetch(`/api${getMe.path}`, { headers: { accept: 'application/json' } })
    const { user }: Me = await response.json()
    return user?.email
  } catch {
    return undefined
  }
}

/** Refusals that do not depend on the body: no session, rate limit, server not ready. */
const retryStatuses = new Set([401, 403, 408, 425, 429])

async function send({ method, path, body, key }: QueuedRequest): Promise<keyof Delivery> {
  try {
    const { ok, status } = await fetch(`/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    })
    if (ok) return 'sent'
    return status >= 500 || retryStatuses.has(status) ? 'waiting' : 'refused'
  } catch {
    return 'waiting' // offline again
  }
}
