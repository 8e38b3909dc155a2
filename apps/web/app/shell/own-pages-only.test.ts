import { expect, test } from 'vitest'
import { isForged } from './own-pages-only.ts'

const origin = 'https://tienda.cu'

function post(headers: Record<string, string>) {
  return new Request(`${origin}/preferences`, { method: 'POST', headers })
}

test('a post of our own page passes, by either header', () => {
  expect(isForged(post({ cookie: 'a=1', 'sec-fetch-site': 'same-origin' }), origin)).toBe(false)
  expect(isForged(post({ cookie: 'a=1', origin }), origin)).toBe(false)
})

test('a post that another site causes is refused, and so is one that hides where it comes from', () => {
  expect(isForged(post({ cookie: 'a=1', 'sec-fetch-site': 'cross-site', origin }), origin)).toBe(true)
  expect(isForged(post({ cookie: 'a=1', 'sec-fetch-site': 'same-site' }), origin)).toBe(true)
  expect(isForged(post({ cookie: 'a=1', origin: 'https://otra.cu' }), origin)).toBe(true)
  expect(isForged(post({ cookie: 'a=1' }), origin)).toBe(true)
})

test('reading is free, and a request without cookies has nothing to ride on', () => {
  expect(isForged(new Request(origin, { headers: { cookie: 'a=1' } }), origin)).toBe(false)
  expect(isForged(post({ 'sec-fetch-site': 'cross-site' }), origin)).toBe(false)
})
