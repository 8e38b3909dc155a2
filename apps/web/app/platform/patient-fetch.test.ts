import { seconds } from '@tecnoclick/domain/platform/duration'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isNetworkError } from './connection-state.ts'
import { isOutage } from './form/catch-outage.ts'
import { createPatientFetch, isSilence, patientImport, slowRequests, startWait } from './patient-fetch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A line without answer and without error. */
const silentLine = createPatientFetch(
  (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    }),
)

function startPost() {
  return silentLine('https://tienda.cu/x.data', { method: 'POST' }).then(
    () => undefined,
    (error: unknown) => error,
  )
}

test('after 8 seconds without an answer a request counts as slow', async () => {
  const outcome = startPost()
  await vi.advanceTimersByTimeAsync(seconds(7))
  expect(slowRequests.getState()).toEqual([])
  await vi.advanceTimersByTimeAsync(seconds(2))
  expect(slowRequests.getState()).toMatchObject([{ isPressed: true }])
  await vi.advanceTimersByTimeAsync(seconds(20))
  await outcome
  expect(slowRequests.getState()).toEqual([])
})

test('after 25 seconds it fails like a request without a connection', async () => {
  const outcome = startPost()
  await vi.advanceTimersByTimeAsync(seconds(25))
  const error = await outcome
  expect(isNetworkError(error)).toBe(true)
  expect(isOutage(error)).toBe(true)
})

test('who waits can cancel it before', async () => {
  const outcome = startPost()
  await vi.advanceTimersByTimeAsync(seconds(9))
  slowRequests.getState()[0]?.cancel()
  expect(isNetworkError(await outcome)).toBe(true)
  expect(slowRequests.getState()).toEqual([])
})

test('the abort of the caller keeps its reason, and an answer is passed on', async () => {
  const stop = new AbortController()
  const aborted = silentLine('https://tienda.cu/x', { signal: stop.signal }).catch((error: unknown) => error)
  stop.abort('left the page')
  expect(await aborted).toBe('left the page')
  const answered = createPatientFetch(async () => new Response('yes'))
  expect(await (await answered('https://tienda.cu/x')).text()).toBe('yes')
})

test('a script that does not come is slow after 8 seconds and given up after 25', async () => {
  const outcome = patientImport(() => new Promise<never>(() => {})).catch((problem: unknown) => problem)
  await vi.advanceTimersByTimeAsync(seconds(9))
  expect(slowRequests.getState()).toMatchObject([{ isPressed: true }])
  await vi.advanceTimersByTimeAsync(seconds(16))
  expect(isSilence(await outcome)).toBe(true)
  expect(slowRequests.getState()).toEqual([])
})

test('a script that comes is passed on, and its own failure is no silence', async () => {
  expect(await patientImport(async () => ({ rules: 1 }))).toEqual({ rules: 1 })
  const failed = patientImport(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )
  expect(isSilence(await failed.catch((problem: unknown) => problem))).toBe(false)
  await vi.advanceTimersByTimeAsync(seconds(30))
  expect(slowRequests.getState()).toEqual([])
})

test('whatever arrives begins the wait anew', async () => {
  const cancel = vi.fn()
  const wait = startWait({ isPressed: true, cancel })
  await vi.advanceTimersByTimeAsync(seconds(20))
  wait.heard()
  expect(slowRequests.getState()).toEqual([])
  await vi.advanceTimersByTimeAsync(seconds(20))
  expect(cancel).not.toHaveBeenCalled()
  wait.end()
})
