import { expect, test } from 'vitest'
import { samePage } from './same-page.ts'

const origin = 'https://tienda.cu'

test('one comes back to the page one was on, with its query', () => {
  expect(samePage(`${origin}/shop/catalog?q=tinta&page=2`, origin)).toBe('/shop/catalog?q=tinta&page=2')
})

test('a language in the address gives way to the one just chosen', () => {
  expect(samePage(`${origin}/site/faq?lang=en&state=5`, origin)).toBe('/site/faq?state=5')
})

test.each([null, '', 'nonsense', 'https://otra.cu/x', 'https://tienda.cu.otra.cu/', 'javascript:alert(1)'])(
  'from %s one goes home',
  (referer) => {
    expect(samePage(referer, origin)).toBe('/')
  },
)

test('a path that looks like a host stays on this site', () => {
  expect(samePage(`${origin}//otra.cu/x`, origin)).toBe('/otra.cu/x')
  expect(samePage(`${origin}/\\otra.cu`, origin)).toBe('/otra.cu')
})
