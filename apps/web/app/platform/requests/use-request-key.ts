import { randomKey } from '@tecnoclick/contract/platform/request-key'
import { useEffect, useState } from 'react'
import { loadPendingNotices } from './load-notices.ts'
import { nextKey, usePending } from './pending-requests.ts'
import type { RequestKind } from './request-kinds.ts'

/**
 * The idempotency key of a form. While its outcome is unknown a second press has the same key. After 'not sent' the
 * server has closed that key, and the next one is used. Without `fresh` the browser makes one.
 */
export function useRequestKey(kind: RequestKind, page: string, fresh = ''): string {
  const [own, setOwn] = useState(fresh)
  const pending = usePending().find(
    (request) => request.kind === kind && request.page === page && request.state !== 'done',
  )
  const key = pending ? (pending.state === 'notSent' ? nextKey(pending.key) : pending.key) : own
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
