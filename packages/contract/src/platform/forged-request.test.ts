import { expect, test } from 'vitest'
import { isForgedRequest } from './forged-request.ts'

const origin = 'https://tienda.cu'

function post(headers: Record<string, string>) {
  return new Request(`${origin}/preferences`, { method: 'POST', headers })
}

test('a post of our own page passes, by either header', () => {
  expect(isForgedRequest(post({ cookie: 'a=1', 'sec-fetch-site': 'same-origin' }), origin)).toBe(false)
  expect(isForgedRequest(post({ cookie: 'a=1', origin }), origin)).toBe(false)
})

test('a post that another site causes is refused, and so is one that hides where it comes from', () => {
  expect(isForgedRequest(post({ cookie: 'a=1', 'sec-fetch-site': 'cross-site', origin }), origin)).toBe(true)
  expect(isForgedRequest(post({ cookie: 'a=1', 'sec-fetch-site': 'same-site' }), origin)).toBe(true)
  expect(isForgedRequest(post({ cookie: 'a=1', origin: 'https://otra.cu' }), origin)).toBe(true)
  expect(isForgedRequest(post({ cookie: 'a=1' }), origin)).toBe(true)
})

test('reading is free, and a request without cookies has nothing to ride on', () => {
  expect(isForgedRequest(new Request(origin, { headers: { cookie: 'a=1' } }), origin)).toBe(false)
  expect(isForgedRequest(post({ cookie: 'a=1', authorization: 'Bearer x' }), origin)).toBe(false)
  expect(isForgedRequest(post({ 'sec-fetch-site': 'cross-site' }), origin)).toBe(false)
})
