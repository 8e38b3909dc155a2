import { expect, test } from 'vitest'
import { mayBeReopened } from './completing.ts'

const completedAt = new Date('2026-03-02T15:00:00Z')
const order = { status: 'COMPLETADA', channel: 'web', completedAt } as const

test('a completed order of the web can be reopened for a day', () => {
  expect(mayBeReopened(order, new Date('2026-03-03T15:00:00Z'))).toBe(true)
  expect(mayBeReopened(order, new Date('2026-03-03T15:00:01Z'))).toBe(false)
})

test('open orders and sales at the counter cannot be reopened', () => {
  const now = completedAt
  expect(mayBeReopened({ ...order, channel: 'mostrador' }, now)).toBe(false)
  expect(mayBeReopened({ ...order, status: 'EN PROCESO', completedAt: null }, now)).toBe(false)
})
