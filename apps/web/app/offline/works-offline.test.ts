import { expect, test } from 'vitest'
import { worksOffline } from './works-offline.ts'

test.each([
  '/',
  '/home-two',
  '/shop/catalog',
  '/shop/catalog/impresoras/',
  '/shop/products/epson-l3250',
  '/shop/wishlist',
  '/shop/compare',
  '/shop/printer',
  '/shop/cart',
  '/shop/track-order',
  '/services/list',
  '/site/faq',
  '/site/contact-us-alt',
  '/site/contact-us',
  '/offline',
])('%s works offline', (path) => expect(worksOffline(path)).toBe(true))

test.each([
  '/account/orders',
  '/shop/checkout',
  '/services/order/create/1',
  '/site/terms',
  '/shop/products',
  '/api/files/a.webp',
])('%s needs the server', (path) => expect(worksOffline(path)).toBe(false))
