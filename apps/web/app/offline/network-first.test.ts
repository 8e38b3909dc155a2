import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connection } from '../platform/connection-state.ts'
import { networkFirst } from './network-first.ts'

const openOfflineVisit = vi.hoisted(() => vi.fn())
vi.mock('./offline-visit.ts', () => ({ openOfflineVisit }))

const address = 'http://shop.test/shop/catalog'
const stored = async () => 'stored'

beforeEach(() => {
  vi.useFakeTimers()
  connection.setState({ isOnline: true })
  openOfflineVisit.mockResolvedValue({ since: '14:05' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the response of the server is used', async () => {
  expect(await networkFirst({ address, fresh: async () => 'new', stored })).toBe('new')
  expect(connection.getState().dataFrom).toBeUndefined()
})

test('offline, no request is made', async () => {
  connection.setState({ isOnline: false })
  const fresh = vi.fn()
  expect(await networkFirst({ address, fresh, stored })).toBe('stored')
  expect(fresh).not.toHaveBeenCalled()
  expect(connection.getState().dataFrom).toBe('14:05')
})

test('a failed request falls back to the stored data', async () => {
  const fresh = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await networkFirst({ address, fresh, stored })).toBe('stored')
})

test('a request without a response means offline, an error of the server does not', async () => {
  const broken = { status: 503, statusText: 'Service Unavailable', internal: false, data: '' }
  await networkFirst({ address, fresh: () => Promise.reject(broken), stored })
  expect(connection.getState().isOnline).toBe(true)
  await networkFirst({ address, fresh: () => Promise.reject(new TypeError('Failed to fetch')), stored })
  expect(connection.getState().isOnline).toBe(false)
})

test('a refusal of the server is not replaced by stored data', async () => {
  const refusal = new Response(null, { status: 404 })
  await expect(networkFirst({ address, fresh: () => Promise.reject(refusal), stored })).rejects.toBe(refusal)
})

test('after three seconds the stored data is used, and the late response on the next load', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const fresh = vi.fn(() => promise)
  const shown = networkFirst({ address, fresh, stored })
  await vi.advanceTimersByTimeAsync(3000)
  expect(await shown).toBe('stored')
  resolve('late')
  await vi.advanceTimersByTimeAsync(0)
  expect(await networkFirst({ address, fresh, stored })).toBe('late')
  expect(fresh).toHaveBeenCalledTimes(1)
  expect(connection.getState().dataFrom).toBeUndefined()
})

test('without stored data a slow server is waited for', async () => {
  openOfflineVisit.mockResolvedValue(undefined)
  const fresh = () => new Promise<string>((resolve) => setTimeout(() => resolve('slow'), 9000))
  const shown = networkFirst({ address, fresh, stored })
  await vi.advanceTimersByTimeAsync(9000)
  expect(await shown).toBe('slow')
})
