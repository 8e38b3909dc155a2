import { expect, test } from 'vitest'
import { isLost, nextKey, type PendingRequest } from './pending-requests.ts'

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
