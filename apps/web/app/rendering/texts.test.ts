import { expect, test } from 'vitest'
import { partsFor } from './texts.ts'

test.each([
  '/',
  '/home-two',
  '/shop/catalog',
  '/shop/catalog/tintas',
  '/shop/products/epson-l3250',
  '/shop/cart',
])('%s needs only the front part', (path) => {
  expect(partsFor(path)).toEqual(['front'])
})

test.each(['/shop/checkout', '/shop/track-order', '/account/login', '/site/faq', '/services/list', '/nada'])(
  '%s needs both parts',
  (path) => {
    expect(partsFor(path)).toEqual(['front', 'rest'])
  },
)
