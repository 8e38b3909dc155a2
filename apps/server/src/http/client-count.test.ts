import { expect, test } from 'vitest'
import { createClientCount } from './client-count.ts'

test('so many of one network and of all are open at once', () => {
  const count = createClientCount({ client: 2, total: 3 })
  const leave = count.enter('203.0.113.1')
  expect(leave).toBeDefined()
  expect(count.enter('203.0.113.1')).toBeDefined()
  expect(count.enter('::ffff:203.0.113.1')).toBeUndefined()
  expect(count.enter('2001:db8::1')).toBeDefined()
  expect(count.enter('2001:db8::2')).toBeUndefined()
  leave?.()
  expect(count.enter('2001:db8::2')).toBeDefined()
})
