import { afterEach, expect, test, vi } from 'vitest'
import { clearBrowserState } from '../../shell/session/session-events.ts'
import { writePart } from '../browser-state.ts'
import { accountPart } from '../session/private-prefix.ts'
import {
  addPending,
  changePending,
  isLost,
  nextKey,
  ownPending,
  type PendingRequest,
  readPending,
  removePending,
} from './pending-requests.ts'

afterEach(() => {
  vi.restoreAllMocks()
  for (const { key } of readPending()) removePending(key)
  localStorage.clear()
})

const request: PendingRequest = {
  kind: 'order',
  key: 'k',
  account: 'ana@ejemplo.cu',
  page: '/shop/checkout',
  typed: {},
  at: 0,
  aliveAt: 0,
  state: 'sending',
}

test('every attempt after the first has the next key', () => {
  const second = nextKey('5b0c-77')
  expect([second, nextKey(second)]).toEqual(['5b0c-77-r2', '5b0c-77-r3'])
})

test('a request is lost once its answer is, or the document that sends it is gone', () => {
  expect(isLost({ ...request, state: 'sent' }, 0)).toBe(true)
  expect(isLost(request, 5000)).toBe(false)
  expect(isLost(request, 9000)).toBe(true)
  expect(isLost({ ...request, state: 'done' }, 9000)).toBe(false)
})

const keys = () => readPending().map(({ key }) => key)

test('another tab adds one of its own without overwriting', () => {
  addPending({ ...request, key: 'one', at: 1 })
  expect(keys()).toEqual(['one'])
  // Written by a tab that has not read the first.
  localStorage.setItem('pending:two', JSON.stringify({ ...request, key: 'two', kind: 'return', at: 2 }))
  changePending('one', { state: 'sent' })
  expect(readPending().map(({ key, state }) => `${key} ${state}`)).toEqual(['one sent', 'two sending'])
  removePending('one')
  expect(keys()).toEqual(['two'])
})

test('a form has one pending request for each account', () => {
  addPending({ ...request, key: 'ana-1' })
  addPending({ ...request, key: 'eva-1', account: 'eva@ejemplo.cu' })
  addPending({ ...request, key: 'ana-2', at: 1 })
  expect(keys().toSorted()).toEqual(['ana-2', 'eva-1'])
})

test('a form sees the requests of the account that is signed in', () => {
  addPending(request)
  const of = (viewer: { email: string } | null | undefined) => ownPending(readPending(), viewer).length
  expect([of({ email: request.account }), of({ email: 'eva@ejemplo.cu' }), of(null), of(undefined)]).toEqual([
    1, 0, 0, 1,
  ])
})

test('the array is the same while nothing changes', () => {
  addPending(request)
  expect(readPending()).toBe(readPending())
})

test('signing out removes the requests of that account alone; of nobody where it is unknown', async () => {
  addPending({ ...request, key: 'ana' })
  addPending({ ...request, key: 'eva', account: 'eva@ejemplo.cu' })
  await clearBrowserState()
  expect(keys().toSorted()).toEqual(['ana', 'eva'])
  writePart(accountPart, request.account)
  await clearBrowserState()
  expect(keys()).toEqual(['eva'])
})

test('with full storage a request is known until the document is left', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  addPending(request)
  changePending('k', { state: 'sent' })
  expect(readPending()).toMatchObject([{ key: 'k', state: 'sent' }])
  removePending('k')
  expect(readPending()).toEqual([])
})

test('what another version wrote is left out', () => {
  localStorage.setItem('pending:x', '{"kind":"unknown"}')
  localStorage.setItem('pending:y', '{')
  expect(readPending()).toEqual([])
})
