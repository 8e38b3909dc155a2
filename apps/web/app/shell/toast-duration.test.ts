import { expect, test } from 'vitest'
import { toastDuration } from './toast-duration.ts'

test.each(['/', '/home-two', '/shop', '/shop/catalog', '/shop/checkout/success/1'])(
  'on %s a toast stays 3 seconds',
  (pathname) => {
    expect(toastDuration(pathname)).toBe(3000)
  },
)

test.each(['/account/orders', '/site/faq', '/reset/list', '/shopping', '/home-two-and-more'])(
  'on %s it stays 5 seconds',
  (pathname) => {
    expect(toastDuration(pathname)).toBe(5000)
  },
)
