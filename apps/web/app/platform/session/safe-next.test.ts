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
])('%j is rejected', (wanted) => {
  expect(safeNext(wanted, origin)).toBeUndefined()
})

test.each([
  '/account/login',
  '/account/login?next=/x',
  '/account/logout',
  '/account/forgotpassword',
  '/account/resetpassword?token=x',
  '/activate/user/a',
])('%s is a sign-in page and is rejected', (page) => {
  expect(safeNext(page, origin)).toBeUndefined()
})

test('a page whose path only starts like a sign-in page is accepted', () => {
  expect(safeNext('/account/loginhelp', origin)).toBe('/account/loginhelp')
})

test('the referer counts if it is a page of this site', () => {
  expect(nextFromReferer(`${origin}/shop/catalog?page=2`, origin)).toBe('/shop/catalog?page=2')
  expect(nextFromReferer('https://otra.cu/shop', origin)).toBeUndefined()
  expect(nextFromReferer(`${origin}/account/login`, origin)).toBeUndefined()
  expect(nextFromReferer(null, origin)).toBeUndefined()
})

test('the sign-in address carries the page to return to', () => {
  expect(signInAddress('/account/orders?page=2')).toBe('/account/login?next=%2Faccount%2Forders%3Fpage%3D2')
})
