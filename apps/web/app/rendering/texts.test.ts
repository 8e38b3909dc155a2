import { expect, test } from 'vitest'
import { partsFor } from './texts.ts'

test.each([
  '/',
  '/home-two',
  '/shop/catalog',
  '/shop/catalog/tintas',
  '/shop/products/epson-l3250',
  '/shop/cart',
])('%s reads the front of the table alone', (path) => {
  expect(partsFor(path)).toEqual(['front'])
})

test.each(['/shop/checkout', '/shop/track-order', '/account/login', '/site/faq', '/services/list', '/nada'])(
  '%s reads all of it',
  (path) => {
    expect(partsFor(path)).toEqual(['front', 'rest'])
  },
)
