import { seconds } from '@tecnoclick/domain/platform/duration'
import { useSyncExternalStore } from 'react'
import { pendingKey } from '../session/private-prefix.ts'
import { type RequestKind, requestKinds } from './request-kinds.ts'

/** A request of this browser whose answer was not shown yet. Stored before it is sent. */
export interface PendingRequest {
  kind: RequestKind
  /** The idempotency key. */
  key: string
  /** E-mail address of the account: nobody else may ask for it. */
  account: string
  /** The page with the form. */
  page: string
  /** What the form contained, by field. */
  typed: Readonly<Record<string, readonly string[]>>
  at: number
  /** `sending` while a document waits for the answer, `sent` once the answer is lost. */
  state: 'sending' | 'sent' | 'done' | 'notSent'
  /** When the document that sends it was last alive: it may be closed at any time. */
  aliveAt: number
  /** Of what was made, once the server has told it. */
  id?: number
  number?: string
}

export const aliveEveryMs = seconds(2)
const aliveForMs = seconds(8)

/** Its outcome has to be asked for: the answer was lost, or nobody waits for it any more. */
export function isLost({ state, aliveAt }: PendingRequest, now: number): boolean {
  return state === 'sent' || (state === 'sending' && now - aliveAt > aliveForMs)
}

const none: readonly PendingRequest[] = []

let text: string | null = null
let parsed = none
const listeners = new Set<() => void>()

/** The same array while nothing changes. */
export function readPending(): readonly PendingRequest[] {
  const stored = readText()
  if (stored === text) return parsed
  text = stored
  parsed = stored === null ? none : parse(stored)
  return parsed
}

/** In the browser; empty on the server and during hydration. */
export function usePending(): readonly PendingRequest[] {
  return useSyncExternalStore(subscribe, readPending, () => none)
}

/** A form has one pending request. */
export function addPending(request: PendingRequest): void {
  write([...readPending().filter((other) => !isOfSameForm(other, request)), request])
}

export function changePending(key: string, change: Partial<PendingRequest>): void {
  write(readPending().map((request) => (request.key === key ? { ...request, ...change } : request)))
}

export function removePending(key: string): void {
  if (readPending().some((request) => request.key === key))
    write(readPending().filter((request) => request.key !== key))
}

/** Called by the page that shows what was made. */
export function forgetDone(kind: RequestKind): void {
  for (const { key, state, kind: other } of readPending())
    if (state === 'done' && other === kind) removePending(key)
}

/** The key of a new attempt. Two tabs make the same one, so that they cannot send twice. */
export function nextKey(key: string): string {
  const [, base = key, count = '1'] = /^(.*)-r(\d+)$/.exec(key) ?? []
  return `${base}-r${Number(count) + 1}`
}

function isOfSameForm(one: PendingRequest, other: PendingRequest): boolean {
  return one.kind === other.kind && one.page === other.page && one.account === other.account
}

function subscribe(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || key === pendingKey) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', listen)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listen)
  }
}

/** Without storage they are known until the document is left. */
let isStored = true

function readText(): string | null {
  try {
    return isStored ? localStorage.getItem(pendingKey) : text
  } catch {
    return text
  }
}

function write(requests: readonly PendingRequest[]): void {
  const next = requests.length === 0 ? null : JSON.stringify(requests)
  try {
    if (next === null) localStorage.removeItem(pendingKey)
    else localStorage.setItem(pendingKey, next)
  } catch {
    isStored = false
    text = next
    parsed = requests
  }
  for (const listener of listeners) listener()
  // Other documents hear it from the browser; in this one it loads what shows the outcome.
  window.dispatchEvent(new StorageEvent('storage', { key: pendingKey }))
}

/** Storage may hold what another version of the shop wrote. */
function parse(stored: string): readonly PendingRequest[] {
  try {
    const requests: PendingRequest[] = JSON.parse(stored)
    return requests.filter(({ kind }) => Object.hasOwn(requestKinds, kind))
  } catch {
    return none
  }
}
