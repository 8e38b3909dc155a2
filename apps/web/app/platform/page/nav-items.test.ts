import { expect, test } from 'vitest'
import { currentMark, mainNavigation } from './nav-items.ts'

function marked(pathname: string) {
  return mainNavigation.filter((item) => currentMark(item, pathname)).map(({ href }) => href)
}

test('the page itself is marked, with or without a trailing slash', () => {
  expect(marked('/')).toEqual(['/'])
  expect(marked('/site/documentos/')).toEqual(['/site/documentos'])
})

test('a page below a section marks the section', () => {
  expect(marked('/shop/products/epson-l3250')).toEqual(['/shop/catalog'])
  expect(currentMark(mainNavigation[1], '/shop/cart')).toBe('true')
  expect(currentMark(mainNavigation[1], '/shop/catalog')).toBe('page')
})

test('a page outside the navigation marks nothing', () => {
  expect(marked('/site/terms')).toEqual([])
  expect(marked('/shopping')).toEqual([])
})
