import { expect, test } from 'vitest'
import { expectedDay, firstStepOf, isOverdue, mayMoveTo, stepOfEvent } from './repair-steps.ts'

const steps = [
  { id: 1, key: 'diagnosis', state: 'EN PROCESO', position: 2, enable: true },
  { id: 2, key: 'approval', state: 'EN PROCESO', position: 1, enable: false },
  { id: 3, key: null, state: 'EN PROCESO', position: 2, enable: true },
  { id: 4, key: 'delivered', state: 'COMPLETADA', position: 9, enable: false },
] as const

test('a repair that changes its state stands at the first enabled step of it', () => {
  expect(firstStepOf(steps, 'EN PROCESO')?.id).toBe(1)
  expect(firstStepOf(steps, 'COMPLETADA')?.id).toBe(4)
  expect(firstStepOf(steps, 'CANCELADA')).toBeUndefined()
})

test('an event leads to its step unless that is switched off or belongs to another state', () => {
  expect(stepOfEvent(steps, 'rejected', 'EN PROCESO')?.id).toBe(1)
  expect(stepOfEvent(steps, 'quote', 'EN PROCESO')).toBeUndefined()
  expect(stepOfEvent(steps, 'rejected', 'COMPLETADA')).toBeUndefined()
})

test('a repair goes to a step of its state, or of one that may follow', () => {
  const repair = { status: 'EN PROCESO', stepId: 1 } as const
  const to = (id: number, state: 'EN PROCESO' | 'COMPLETADA' | 'PENDIENTE', enable = true) =>
    mayMoveTo(repair, { id, state, enable })
  expect([to(3, 'EN PROCESO'), to(4, 'COMPLETADA')]).toEqual([true, true])
  expect([to(1, 'EN PROCESO'), to(2, 'EN PROCESO', false), to(9, 'PENDIENTE')]).toEqual([false, false, false])
})

const standing = {
  status: 'EN PROCESO',
  expectedDays: 2,
  since: new Date('2026-03-01T15:00:00Z'),
  promisedDate: null,
} as const

test('the promised day counts before the days of the step, and a closed repair expects nothing', () => {
  expect(expectedDay(standing)).toBe('2026-03-03')
  expect(expectedDay({ ...standing, promisedDate: '2026-03-09' })).toBe('2026-03-09')
  expect(expectedDay({ ...standing, expectedDays: null })).toBeNull()
  expect(expectedDay({ ...standing, status: 'COMPLETADA', promisedDate: '2026-03-09' })).toBeNull()
})

test('a repair is overdue from the day after, in Havana', () => {
  expect(isOverdue(standing, new Date('2026-03-04T03:00:00Z'))).toBe(false)
  expect(isOverdue(standing, new Date('2026-03-04T05:01:00Z'))).toBe(true)
})
