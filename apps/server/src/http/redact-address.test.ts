import { growsLinearly, repeating } from '@tecnoclick/domain/platform/testing/linear-time'
import { expect, test } from 'vitest'
import { redactAddress } from './redact-address.ts'

const token = 'q7Jm2v0YxR3pL8sKfT1bWcZ9nD4hG6uEaX5oViN_AyQ'

test.each([
  [`/?token=${token}`, '/?token=***'],
  [`/shop/catalog?page=2&Token=${token}&sort=name_asc`, '/shop/catalog?page=2&Token=***&sort=name_asc'],
  ['/api/track-order?number=ORDEN-001&email=ana%40nauta.cu', '/api/track-order?number=ORDEN-001&email=***'],
  ['/api/profiles?filter[where][email]=ana@nauta.cu', '/api/profiles?filter[where][email]=***'],
  ['/api/profiles?filter%5Bwhere%5D%5Btoken%5D=abc', '/api/profiles?filter%5Bwhere%5D%5Btoken%5D=***'],
  [`/api/services/ticket/${token}/accept`, '/api/services/ticket/***/accept'],
  [`/activate/user/${'ab12'.repeat(16)}`, '/activate/user/***'],
  [`/activate/user/${'ab12'.repeat(16)}.data`, '/activate/user/***.data'],
  [`/api/reviews/confirm/${token}`, '/api/reviews/confirm/***'],
  [`/newsletter/confirm/${token}.data?_routes=root`, '/newsletter/confirm/***.data?_routes=root'],
  [`/services/ticket/${token}/_.data`, '/services/ticket/***/_.data'],
  [`/api/brands?api_key=tck_${token}`, '/api/brands?api_key=***'],
  [`/api/brands?x=tck_${token}&limit=5`, '/api/brands?x=***&limit=5'],
  [
    `/api/brands?access_token=abc&apiKey=1&resetKey=1234`,
    '/api/brands?access_token=***&apiKey=***&resetKey=***',
  ],
  [`/api/brands?page=${token}`, '/api/brands?page=***'],
  [
    '/api/admin/customers?filter[where][search]=ana%40nauta.cu',
    '/api/admin/customers?filter[where][search]=***',
  ],
  ['/api/admin/customers?filter=%7B%22email%22%3A%22ana%40nauta.cu%22%7D', '/api/admin/customers?filter=***'],
  ['/shop/search?q=ana@nauta.cu', '/shop/search?q=***'],
  ['/unsubscribe/ana@nauta.cu', '/unsubscribe/***'],
  [`/?tck_${token}`, '/?***'],
])('%s is logged as %s', (address, logged) => {
  expect(redactAddress(address)).toBe(logged)
})

test.each([
  '/shop/products/impresora-multifuncional-epson-ecotank-l3250',
  '/shop/products/impresora-multifuncional-epson-ecotank-l3250.data',
  '/assets/entry.client-BX3kd9Qa.js',
  '/api/files/anuncio.jpg?w=320',
  '/shop/catalog?q=%E0%A4%A',
  '/shop/catalog?page=2&sort=name_asc&filter_color=negro&lang=en',
  '/api/products?filter[where][categoryId]=7&filter[limit]=20',
])('%s is logged as it is', (address) => {
  expect(redactAddress(address)).toBe(address)
})

test('a query of brackets is read in linear time', async () => {
  for (const piece of ['[', ']', '[a', '%5B', '[]', '&', '=', '/'])
    for (const inputOf of [repeating(piece, '/?'), repeating(piece, '/'), repeating(piece, '/?', ']=1')])
      expect(await growsLinearly(redactAddress, inputOf), inputOf(10)).toBe(true)
})
