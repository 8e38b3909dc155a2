import { seconds } from '@tecnoclick/domain/platform/duration'
import { createStore } from 'zustand/vanilla'

/** Something that has no answer yet and is waited for longer than a person expects. */
interface SlowRequest {
  /** Somebody pressed a control for it. What only reads may run in the background. */
  isPressed: boolean
  cancel: () => void
}

export const slowRequests = createStore<readonly SlowRequest[]>()(() => [])

export const slowAfterMs = seconds(8)
const lostAfterMs = seconds(25)

const silenceText = 'Failed to fetch: no answer'

/** What `fetch` throws without a connection: callers treat both alike. */
export const silence = () => new TypeError(silenceText)

/** Given up because of the line, or by the person who waited: not the time to send something else. */
export function isSilence(problem: unknown): boolean {
  return problem instanceof TypeError && problem.message === silenceText
}

let cancelled = 0

/** Somebody pressed 'Cancelar' while they waited. */
export function noteCancelled(): void {
  cancelled += 1
}

/** Compared before and after: whoever cancelled decides alone when it is tried again. */
export function countCancelled(): number {
  return cancelled
}

interface Wait {
  /** Something arrived: both times begin anew. */
  heard(): void
  end(): void
}

/** Counts a request as slow after 8 seconds of silence and cancels it after 25 (site.md#offline). */
export function startWait(request: SlowRequest, giveUpAfterMs = lostAfterMs): Wait {
  let notice: ReturnType<typeof setTimeout>
  let lost: ReturnType<typeof setTimeout>
  function begin() {
    notice = setTimeout(() => slowRequests.setState((all) => [...all, request], true), slowAfterMs)
    lost = setTimeout(request.cancel, giveUpAfterMs)
  }
  function end() {
    clearTimeout(notice)
    clearTimeout(lost)
    // Otherwise every request would redraw the notice.
    if (slowRequests.getState().includes(request))
      slowRequests.setState((all) => all.filter((other) => other !== request), true)
  }
  begin()
  return {
    heard() {
      end()
      begin()
    },
    end,
  }
}

/**
 * A `fetch` that gives up a line without answer and without error. Only the wait for the answer counts: a slow download goes
 * on.
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
    const isPressed = method !== 'GET' && method !== 'HEAD'
    const wait = startWait({ isPressed, cancel: () => giveUp.abort(silence()) })
    try {
      return await send(input, { ...init, signal: giveUp.signal })
    } finally {
      wait.end()
    }
  }
}

/**
 * For a script that a pressed control needs: `import` has no signal and waits for ever. Rejects with a `silence`; the browser
 * goes on loading, and the next call may find it there.
 */
export async function patientImport<Module>(load: () => Promise<Module>): Promise<Module> {
  let giveUp = () => {}
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = () => reject(silence())
  })
  const wait = startWait({ isPressed: true, cancel: () => giveUp() })
  const stopListening = onFileArrival(wait.heard)
  try {
    return await Promise.race([load(), givenUp])
  } finally {
    wait.end()
    stopListening()
  }
}

/** A script comes in several files; on a slow line each of them is a sign of life. */
export function onFileArrival(act: () => void): () => void {
  const observer = new PerformanceObserver(act)
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}
