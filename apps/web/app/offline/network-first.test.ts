import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentLine } from './line-state.ts'
import { networkFirst } from './network-first.ts'

const openStoredVisit = vi.hoisted(() => vi.fn())
vi.mock('./stored-visit.ts', () => ({ openStoredVisit }))

const address = 'http://shop.test/shop/catalog'
const stored = async () => 'kept'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  openStoredVisit.mockResolvedValue({ since: '14:05' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the server is believed while it answers', async () => {
  expect(await networkFirst({ address, fresh: async () => 'new', stored })).toBe('new')
  expect(currentLine().dataFrom).toBeUndefined()
})

test('without a line the server is not even asked', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const fresh = vi.fn()
  expect(await networkFirst({ address, fresh, stored })).toBe('kept')
  expect(fresh).not.toHaveBeenCalled()
  expect(currentLine().dataFrom).toBe('14:05')
})

test('a broken line is answered by this browser', async () => {
  const fresh = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await networkFirst({ address, fresh, stored })).toBe('kept')
})

test('what the server refuses stays refused', async () => {
  const refusal = new Response(null, { status: 404 })
  await expect(networkFirst({ address, fresh: () => Promise.reject(refusal), stored })).rejects.toBe(refusal)
})

test('after three seconds this browser answers, and the late answer is shown when the page asks again', async () => {
  let arrive = (_: string) => {}
  const fresh = vi.fn(() => new Promise<string>((resolve) => (arrive = resolve)))
  const shown = networkFirst({ address, fresh, stored })
  await vi.advanceTimersByTimeAsync(3000)
  expect(await shown).toBe('kept')
  arrive('late')
  await vi.advanceTimersByTimeAsync(0)
  expect(await networkFirst({ address, fresh, stored })).toBe('late')
  expect(fresh).toHaveBeenCalledTimes(1)
  expect(currentLine().dataFrom).toBeUndefined()
})

test('with nothing kept a slow server is waited for', async () => {
  openStoredVisit.mockResolvedValue(undefined)
  const fresh = () => new Promise<string>((resolve) => setTimeout(() => resolve('slow'), 9000))
  const shown = networkFirst({ address, fresh, stored })
  await vi.advanceTimersByTimeAsync(9000)
  expect(await shown).toBe('slow')
})
