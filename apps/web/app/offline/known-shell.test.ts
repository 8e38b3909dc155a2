import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShellData } from '../shell/shell-data.ts'
import { freshOrKnownShell } from './known-shell.ts'
import { listenToLateShell, takeLateShell } from './late-shell.ts'
import { rememberShell } from './shell-memory.ts'

const shellOf = (quantity: number) => ({ currencies: [], cart: { quantity } }) as unknown as ShellData
const [known, fresh] = [shellOf(1), shellOf(0)]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { cookie: '' })
  rememberShell(known)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the server is believed while it answers', async () => {
  expect(await freshOrKnownShell(async () => fresh)).toBe(fresh)
})

test('without a line, or with a broken one, the known shell stays', async () => {
  const broken = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await freshOrKnownShell(broken)).toEqual(known)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await freshOrKnownShell(async () => fresh)).toEqual(known)
})

test('after three seconds the known one is shown, and the late one when it has come', async () => {
  const { promise, resolve } = Promise.withResolvers<ShellData>()
  const heard = vi.fn()
  const stop = listenToLateShell(heard)
  const shown = freshOrKnownShell(() => promise)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await shown).toEqual(known)
  resolve(fresh)
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toHaveBeenCalledOnce()
  expect(await freshOrKnownShell(() => new Promise(() => {}))).toBe(fresh)
  expect(takeLateShell()).toBeUndefined()
  stop()
})

test('one that was asked for before another is not shown after it', async () => {
  const { promise, resolve } = Promise.withResolvers<ShellData>()
  const first = freshOrKnownShell(() => promise)
  await vi.advanceTimersByTimeAsync(3000)
  await first
  expect(await freshOrKnownShell(async () => fresh)).toBe(fresh)
  resolve(shellOf(7))
  await vi.advanceTimersByTimeAsync(0)
  expect(takeLateShell()).toBeUndefined()
})
