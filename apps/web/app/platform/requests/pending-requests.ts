import { seconds } from '@tecnoclick/domain/platform/duration'
import { useSyncExternalStore } from 'react'
import { findLastShell } from '../../rendering/shell-data.ts'
import { pendingPrefix } from '../session/private-prefix.ts'
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

let texts: readonly string[] = []
let parsed = none
const listeners = new Set<() => void>()

/** Oldest first. The same array while nothing changes. */
export function readPending(): readonly PendingRequest[] {
  const stored = readTexts()
  if (stored.length === texts.length && stored.every((text, index) => text === texts[index])) return parsed
  texts = stored
  parsed = stored.flatMap(parse).toSorted((a, b) => a.at - b.at)
  return parsed
}

/** In the browser; empty on the server and during hydration. */
export function usePending(): readonly PendingRequest[] {
  return useSyncExternalStore(subscribe, readPending, () => none)
}

/** Of the account that is signed in. The stored shell does not know who that is, and has the requests of all. */
export function ownPending(
  requests: readonly PendingRequest[],
  viewer: { email: string } | null | undefined,
): readonly PendingRequest[] {
  return viewer === undefined ? requests : requests.filter(({ account }) => account === viewer?.email)
}

/** A form has one pending request. */
export function addPending(request: PendingRequest): void {
  for (const other of readPending()) if (isOfSameForm(other, request)) remove(other.key)
  put(request)
}

export function changePending(key: string, change: Partial<PendingRequest>): void {
  const request = readPending().find((other) => other.key === key)
  if (request) put({ ...request, ...change })
}

export function removePending(key: string): void {
  if (readPending().some((request) => request.key === key)) remove(key)
}

/** Of an account that signs out. */
export function removePendingOf(account: string): void {
  for (const request of readPending()) if (request.account === account) remove(request.key)
}

/** Called by the page that shows what was made. */
export function forgetDone(kind: RequestKind): void {
  for (const { key, state, kind: other } of ownPending(readPending(), findLastShell()?.viewer))
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
    if (key === null || key.startsWith(pendingPrefix)) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', listen)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listen)
  }
}

/** What storage refused, known until the document is left. */
const unstored = new Map<string, string>()

function readTexts(): string[] {
  const found = new Map<string, string>()
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(pendingPrefix)) found.set(name, localStorage.getItem(name) ?? '')
  } catch {
    // Storage is disabled.
  }
  return [...new Map([...found, ...unstored]).values()]
}

function put(request: PendingRequest): void {
  const name = pendingPrefix + request.key
  const text = JSON.stringify(request)
  try {
    localStorage.setItem(name, text)
    unstored.delete(name)
  } catch {
    unstored.set(name, text)
  }
  publish(name)
}

function remove(key: string): void {
  const name = pendingPrefix + key
  unstored.delete(name)
  try {
    localStorage.removeItem(name)
  } catch {
    // Storage is disabled.
  }
  publish(name)
}

function publish(name: string): void {
  for (const listener of listeners) listener()
  // Other documents hear it from the browser; in this one it loads what shows the outcome.
  window.dispatchEvent(new StorageEvent('storage', { key: name }))
}

/** Storage may hold what another version of the shop wrote. */
function parse(text: string): PendingRequest[] {
  try {
    const request: PendingRequest = JSON.parse(text)
    return Object.hasOwn(requestKinds, request.kind) ? [request] : []
  } catch {
    return []
  }
}
