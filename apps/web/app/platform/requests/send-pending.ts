import { seconds } from '@tecnoclick/domain/platform/duration'
import { data } from 'react-router'
import { findLastShell } from '../../rendering/shell-data.ts'
import { noteFailure } from '../connection-state.ts'
import { catchOutage, isOutage } from '../form/catch-outage.ts'
import type { FormResult } from '../form/form-result.ts'
import { textOf } from '../form/read-form.ts'
import { forgetDraft } from '../form/use-form-draft.ts'
import { isSignInPage } from '../session/safe-next.ts'
import { addPending, aliveEveryMs, changePending, readPending, removePending } from './pending-requests.ts'
import type { RequestKind } from './request-kinds.ts'

export interface ClientAction<Result> {
  request: Request
  serverAction(): Promise<Result>
}

/** See `sendOnce`. */
export async function sendPending<Result>(
  { request, serverAction }: ClientAction<Result>,
  kind: RequestKind,
  keyField: string,
) {
  const form = await request.clone().formData()
  const key = textOf(form, keyField)
  const account = findLastShell()?.viewer?.email
  if (key === '' || account === undefined) return catchOutage(serverAction)
  const isRetry = readPending().some((pending) => pending.key === key)
  const page = new URL(request.url).pathname
  const now = Date.now()
  const isOut = !navigator.onLine && !isRetry
  const state = isOut ? 'notSent' : 'sending'
  addPending({ kind, key, account, page, typed: typedIn(form), at: now, state, aliveAt: now })
  if (isOut) return data(unanswered, { status: 503 })
  const stop = keepAlive(key)
  try {
    const result = await Promise.race([serverAction(), whenOverdue()])
    if (result === overdue || isUnclear(result, isRetry)) return lost(key)
    removePending(key)
    return result
  } catch (problem) {
    if (isOutage(problem)) {
      noteFailure(problem)
      return lost(key)
    }
    // The back button aborts what may already have arrived.
    if (request.signal.aborted) changePending(key, { state: 'sent' })
    else if (isAccepted(problem)) {
      void forgetDraft(page)
      changePending(key, { state: 'done', at: Date.now() })
    } else removePending(key)
    throw problem
  } finally {
    stop()
  }
}

const overdue = Symbol('overdue')

/** The server answers within seconds; a line that is silent for longer has lost the answer. */
function whenOverdue(): Promise<typeof overdue> {
  return new Promise((resolve) => setTimeout(() => resolve(overdue), seconds(30)))
}

/** A closed or reloaded document hands its request over to the next one. */
function keepAlive(key: string): () => void {
  const timer = setInterval(() => changePending(key, { aliveAt: Date.now() }), aliveEveryMs)
  const handOver = () => changePending(key, { state: 'sent' })
  window.addEventListener('pagehide', handOver)
  return () => {
    clearInterval(timer)
    window.removeEventListener('pagehide', handOver)
  }
}

const unanswered: FormResult = { unanswered: true }

function lost(key: string) {
  changePending(key, { state: 'sent' })
  return data(unanswered, { status: 503 })
}

/** An accepted form redirects. A session that has ended redirects too, to the sign-in. */
function isAccepted(thrown: unknown): boolean {
  if (!(thrown instanceof Response)) return false
  const to = thrown.headers.get('location')
  return to !== null && !isSignInPage(new URL(to, location.origin).pathname)
}

const unclear = new Set(['unavailable', 'overloaded', 'internal'])

/** The server itself may have lost the answer of its database. A conflict under a used key means that the first arrived. */
function isUnclear(result: unknown, isRetry: boolean): boolean {
  if (typeof result !== 'object' || result === null || !('failure' in result)) return false
  return unclear.has(String(result.failure)) || (isRetry && result.failure === 'conflict')
}

function typedIn(form: FormData): Record<string, string[]> {
  const typed: Record<string, string[]> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') typed[name] = [...(typed[name] ?? []), value]
  }
  return typed
}
