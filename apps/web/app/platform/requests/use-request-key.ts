import { randomKey } from '@tecnoclick/contract/platform/request-key'
import { useEffect, useState } from 'react'
import { useShellData } from '../../rendering/shell-data.ts'
import { loadPendingNotices } from './load-notices.ts'
import { nextKey, ownPending, type PendingRequest, usePending } from './pending-requests.ts'
import type { RequestKind } from './request-kinds.ts'

/** React key of a form: it starts again, empty, once a request whose answer was lost turns out to be done. */
export function useFormKey(kind: RequestKind, page: string): string {
  const [settled, setSettled] = useState('')
  const done = useOwnPending().find(
    (request) => request.kind === kind && request.page === page && isSettled(request),
  )
  if (done && done.key !== settled) setSettled(done.key)
  return settled
}

/** Another account in this browser may have left a request of the same form. */
function useOwnPending(): readonly PendingRequest[] {
  const viewer = useShellData()?.viewer
  return ownPending(usePending(), viewer)
}

function isSettled({ state, id }: PendingRequest): boolean {
  return state === 'done' && id !== undefined
}

/**
 * The idempotency key of a form. While its outcome is unknown a second press has the same key. After 'not sent' the
 * server has closed that key, and the next one is used. Without `fresh` the browser makes one.
 */
export function useRequestKey(kind: RequestKind, page: string, fresh = ''): string {
  const [own, setOwn] = useState(fresh)
  const all = useOwnPending()
  const pending = all.find(
    (request) => request.kind === kind && request.page === page && request.state !== 'done',
  )
  // The cart of a placed order is empty: another press finds that order.
  const isUsed = kind !== 'order' && all.some((request) => request.key === own && isSettled(request))
  const latest = pending?.key ?? own
  const key = pending?.state === 'notSent' || isUsed ? nextKey(latest) : latest
  if (key !== own) setOwn(key)
  useEffect(() => {
    // What is needed without a connection has to be here before.
    void loadPendingNotices().catch(() => {})
    void import('./send-pending.ts').catch(() => {})
  }, [])
  useEffect(() => {
    if (fresh === '') setOwn((before) => before || randomKey())
  }, [fresh])
  return key
}
