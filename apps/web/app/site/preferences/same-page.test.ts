import { expect, test } from 'vitest'
import { samePage } from './same-page.ts'

const origin = 'https://tienda.cu'

test('the page is kept with its query', () => {
  expect(samePage(`${origin}/shop/catalog?q=tinta&page=2`, origin)).toBe('/shop/catalog?q=tinta&page=2')
})

test('a language in the address is removed', () => {
  expect(samePage(`${origin}/site/faq?lang=en&state=5`, origin)).toBe('/site/faq?state=5')
})

test.each([null, '', 'nonsense', 'https://otra.cu/x', 'https://tienda.cu.otra.cu/', 'javascript:alert(1)'])(
  'from %s it is the home page',
  (referer) => {
    expect(samePage(referer, origin)).toBe('/')
  },
)

test('a path that looks like a host stays on this site', () => {
  expect(samePage(`${origin}//otra.cu/x`, origin)).toBe('/otra.cu/x')
  expect(samePage(`${origin}/\\otra.cu`, origin)).toBe('/otra.cu')
})
