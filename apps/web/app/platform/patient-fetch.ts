import { seconds } from '@tecnoclick/domain/platform/duration'
import { createStore } from 'zustand/vanilla'

/** A request that has no answer yet and is waited for longer than a person expects. */
interface SlowRequest {
  isRead: boolean
  cancel: () => void
}

export const slowRequests = createStore<readonly SlowRequest[]>()(() => [])

export const slowAfterMs = seconds(8)
const lostAfterMs = seconds(25)

/** What `fetch` throws without a connection: callers treat both alike. */
const silence = () => new TypeError('Failed to fetch: no answer')

/**
 * A `fetch` that gives up a line without answer and without error (site.md#offline). Only the wait for the answer counts: a
 * slow download goes on.
 */
export function createPatientFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const isRequest = input instanceof Request
    const given = init?.signal ?? (isRequest ? input.signal : undefined)
    const giveUp = new AbortController()
    const forward = () => giveUp.abort(given?.reason)
    if (given?.aborted) forward()
    given?.addEventListener('abort', forward, { once: true })
    const method = init?.method ?? (isRequest ? input.method : 'GET')
    const slow: SlowRequest = {
      isRead: method === 'GET' || method === 'HEAD',
      cancel: () => giveUp.abort(silence()),
    }
    const notice = setTimeout(() => slowRequests.setState((all) => [...all, slow], true), slowAfterMs)
    const end = setTimeout(slow.cancel, lostAfterMs)
    try {
      return await send(input, { ...init, signal: giveUp.signal })
    } finally {
      clearTimeout(notice)
      clearTimeout(end)
      // Otherwise every request would redraw the notice.
      if (slowRequests.getState().includes(slow))
        slowRequests.setState((all) => all.filter((other) => other !== slow), true)
    }
  }
}
