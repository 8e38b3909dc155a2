import { endpoint } from '@tecnoclick/contract/platform/endpoint'
import { expect, test } from 'vitest'
import { route } from './route.ts'

const some = endpoint<{ response: undefined }>('GET', '/some')

test('a staff route does not compile without its permission, nor another with one', () => {
  // @ts-expect-error A permission is missing.
  route(some, { summary: 'For staff', access: 'admin' }, () => undefined)
  // @ts-expect-error Nobody would check it.
  route(some, { summary: 'For all', access: 'public', permission: 'orders:read' }, () => undefined)
  const staffRoute = route(
    some,
    { summary: 'For staff', access: 'admin', permission: 'orders:read' },
    () => undefined,
  )
  expect(staffRoute).toMatchObject({ access: 'admin', permission: 'orders:read' })
})
