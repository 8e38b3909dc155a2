import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connection } from '../platform/connection-state.ts'
import { rememberShell, type ShellData } from '../rendering/shell-data.ts'
import { lateResponses } from './late-responses.ts'
import { loadShellOrFallback } from './shell-fallback.ts'

const shellWith = (quantity: number) => ({ currencies: [], cart: { quantity } }) as unknown as ShellData
const [last, fresh] = [shellWith(1), shellWith(0)]

beforeEach(() => {
  vi.useFakeTimers()
  connection.setState({ isOnline: true })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'http:' })
  rememberShell(last)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the response of the server is used', async () => {
  expect(await loadShellOrFallback(async () => fresh)).toBe(fresh)
})

test('offline, or when the request fails, the last shell stays', async () => {
  const broken = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await loadShellOrFallback(broken)).toEqual(last)
  connection.setState({ isOnline: false })
  expect(await loadShellOrFallback(async () => fresh)).toEqual(last)
})

test('after three seconds the last shell is used, and the late one on the next load', async () => {
  const { promise, resolve } = Promise.withResolvers<ShellData>()
  const notified = vi.fn()
  const unsubscribe = lateResponses.subscribe(notified)
  const shown = loadShellOrFallback(() => promise)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await shown).toEqual(last)
  resolve(fresh)
  await vi.advanceTimersByTimeAsync(0)
  expect(notified).toHaveBeenCalledOnce()
  expect(await loadShellOrFallback(() => new Promise(() => {}))).toBe(fresh)
  expect(lateResponses.getState().shell).toBeUndefined()
  unsubscribe()
})

test('a late response is dropped when a newer request was made', async () => {
  const { promise, resolve } = Promise.withResolvers<ShellData>()
  const first = loadShellOrFallback(() => promise)
  await vi.advanceTimersByTimeAsync(3000)
  await first
  expect(await loadShellOrFallback(async () => fresh)).toBe(fresh)
  resolve(shellWith(7))
  await vi.advanceTimersByTimeAsync(0)
  expect(lateResponses.getState().shell).toBeUndefined()
})
