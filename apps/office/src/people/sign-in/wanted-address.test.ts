import { expect, test } from 'vitest'
import { signInAddress } from './wanted-address.ts'

test('the way back travels in the address of the sign-in page', () => {
  expect(signInAddress('/admin')).toBe('/account/login?next=/admin')
  const query = new URL(signInAddress('/admin/cities?page=2&sort=name'), 'http://shop.test').searchParams
  expect(query.get('next')).toBe('/admin/cities?page=2&sort=name')
})
