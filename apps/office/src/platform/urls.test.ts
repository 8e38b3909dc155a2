import { expect, test } from 'vitest'
import { signInUrl } from './urls.ts'

test('the sign-in URL carries the page to return to', () => {
  expect(signInUrl('/admin')).toBe('/account/login?next=/admin')
  const query = new URL(signInUrl('/admin/cities?page=2&sort=name'), 'http://shop.test').searchParams
  expect(query.get('next')).toBe('/admin/cities?page=2&sort=name')
})
