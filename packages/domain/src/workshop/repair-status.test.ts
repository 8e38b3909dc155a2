import { expect, test } from 'vitest'
import { days } from '../platform/duration.ts'
import { isRefusal } from '../platform/refusal.ts'
import type { OrderStatus } from '../selling/order-status.ts'
import { decideRepairStatus } from './repair-status.ts'

const now = new Date('2026-03-02T15:00:00Z')
const repair = (status: OrderStatus) => ({
  status,
  completedAt: status === 'COMPLETADA' ? now : null,
  warrantyMonths: 0,
})

function decided(status: OrderStatus, change: Parameters<typeof decideRepairStatus>[1]) {
  const outcome = decideRepairStatus(repair(status), change, now)
  return isRefusal(outcome) ? outcome.refused : outcome
}

test('an answer or a quote takes a pending request up, and changes no other state', () => {
  const taken = { status: 'EN PROCESO', isReopened: false }
  expect(decided('PENDIENTE', { respuesta: 'Tráigalo' })).toEqual(taken)
  expect(decided('PENDIENTE', { quote: {} })).toEqual(taken)
  expect(decided('PENDIENTE', {})).toEqual({ status: 'PENDIENTE', isReopened: false })
  expect(decided('CANCELADA', { respuesta: 'Lo sentimos' })).toEqual({
    status: 'CANCELADA',
    isReopened: false,
  })
})

test('states follow each other in order', () => {
  expect(decided('PENDIENTE', { status: 'COMPLETADA' })).toBe('conflict')
  expect(decided('CANCELADA', { status: 'EN PROCESO', reason: 'Por error' })).toBe('conflict')
  expect(decided('EN PROCESO', { status: 'COMPLETADA' })).toEqual({ status: 'COMPLETADA', isReopened: false })
})

test('a completed repair is reopened with a reason, while that is allowed', () => {
  const reopen = { status: 'EN PROCESO', reason: 'Falta una pieza' } as const
  expect(decided('COMPLETADA', reopen)).toEqual({ status: 'EN PROCESO', isReopened: true })
  expect(decided('COMPLETADA', { status: 'EN PROCESO' })).toBe('conflict')
  const late = decideRepairStatus(repair('COMPLETADA'), reopen, new Date(now.getTime() + days(400)))
  expect(isRefusal(late) && late.refused).toBe('conflict')
})
