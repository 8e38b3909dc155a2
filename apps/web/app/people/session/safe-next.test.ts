import { expect, test } from 'vitest'
import { nextFromReferer, safeNext, signInAddress } from './safe-next.ts'

const origin = 'https://tienda.cu'

test('a path of this site is kept with its query and anchor', () => {
  expect(safeNext('/shop/catalog?q=tinta&page=2#top', origin)).toBe('/shop/catalog?q=tinta&page=2#top')
})

test.each([
  undefined,
  null,
  '',
  'shop',
  'https://otra.cu/x',
  '//otra.cu',
  '///otra.cu',
  '/\\otra.cu',
  '/\t/otra.cu',
  '/.//otra.cu',
  'javascript:alert(1)',
])('%j leads nowhere', (wanted) => {
  expect(safeNext(wanted, origin)).toBeUndefined()
})

test.each([
  '/account/login',
  '/account/login?next=/x',
  '/account/logout',
  '/account/forgotpassword',
  '/activate/user/a',
])('%s is no place to come back to', (door) => {
  expect(safeNext(door, origin)).toBeUndefined()
})

test('a page whose name only begins like a door is a page', () => {
  expect(safeNext('/account/loginhelp', origin)).toBe('/account/loginhelp')
})

test('the page a form was sent from counts when it is ours', () => {
  expect(nextFromReferer(`${origin}/shop/catalog?page=2`, origin)).toBe('/shop/catalog?page=2')
  expect(nextFromReferer('https://otra.cu/shop', origin)).toBeUndefined()
  expect(nextFromReferer(`${origin}/account/login`, origin)).toBeUndefined()
  expect(nextFromReferer(null, origin)).toBeUndefined()
})

test('the way to the sign-in page remembers where one was going', () => {
  expect(signInAddress('/account/orders?page=2')).toBe('/account/login?next=%2Faccount%2Forders%3Fpage%3D2')
})
