import { expect, test } from 'vitest'
import { isForgedRequest } from './forged-request.ts'

const origin = 'https://tienda.cu'

function post(headers: Record<string, string>) {
  return new Request(`${origin}/preferences`, { method: 'POST', headers })
}

test('a POST from our own page is accepted by either header', () => {
  expect(isForgedRequest(post({ cookie: 'a=1', 'sec-fetch-site': 'same-origin' }), origin)).toBe(false)
  expect(isForgedRequest(post({ cookie: 'a=1', origin }), origin)).toBe(false)
})

test('a POST caused by another site or without an origin is refused', () => {
  expect(isForgedRequest(post({ cookie: 'a=1', 'sec-fetch-site': 'cross-site', origin }), origin)).toBe(true)
  expect(isForgedRequest(post({ cookie: 'a=1', 'sec-fetch-site': 'same-site' }), origin)).toBe(true)
  expect(isForgedRequest(post({ cookie: 'a=1', origin: 'https://otra.cu' }), origin)).toBe(true)
  expect(isForgedRequest(post({ cookie: 'a=1' }), origin)).toBe(true)
})

test('a post that another site causes is refused without a cookie too: its response could set one', () => {
  expect(isForgedRequest(post({ 'sec-fetch-site': 'cross-site' }), origin)).toBe(true)
  expect(isForgedRequest(post({ 'sec-fetch-site': 'same-site', origin }), origin)).toBe(true)
  expect(isForgedRequest(post({ origin: 'https://otra.cu' }), origin)).toBe(true)
  expect(isForgedRequest(post({ origin: 'null' }), origin)).toBe(true)
})

test('a GET, a bearer token, a form sent again by hand and a program that is no browser are accepted', () => {
  expect(isForgedRequest(new Request(origin, { headers: { cookie: 'a=1' } }), origin)).toBe(false)
  expect(isForgedRequest(post({ 'sec-fetch-site': 'none' }), origin)).toBe(false)
  expect(isForgedRequest(post({ origin }), origin)).toBe(false)
  expect(isForgedRequest(post({}), origin)).toBe(false)
})

test('an Authorization header alone excuses nothing', () => {
  expect(isForgedRequest(post({ cookie: 'a=1', authorization: 'Basic eA==' }), origin)).toBe(true)
  expect(isForgedRequest(post({ authorization: 'Bearer x', origin: 'https://otra.cu' }), origin)).toBe(true)
  expect(isForgedRequest(post({ authorization: 'Bearer x' }), origin)).toBe(false)
})
