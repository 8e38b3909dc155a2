import { expect, test } from 'vitest'
import { isRefusal } from '../platform/refusal.ts'
import { decideStep, judgeCode } from './decide-step.ts'
import { deliveryCodeTries } from './delivery-steps.ts'

type Order = Parameters<typeof decideStep>[0]

const inProcess = { status: 'EN PROCESO', homeDelivery: true, step: 'preparing' } as const

function decided(order: Order, request: Parameters<typeof decideStep>[1]) {
  const outcome = decideStep(order, request)
  return isRefusal(outcome) ? outcome.refused : outcome
}

test('the first step accepts a pending order, no other one does', () => {
  const pending = { ...inProcess, status: 'PENDIENTE', step: null } as const
  expect(decided(pending, { step: 'preparing' })).toEqual({ kind: 'forward', isAccepted: true })
  expect(decided(pending, { step: 'onTheWay' })).toBe('orderClosed')
  expect(decided({ ...inProcess, status: 'COMPLETADA' }, { step: 'onTheWay' })).toBe('orderClosed')
})

test('one step forward, back with a reason alone', () => {
  expect(decided(inProcess, { step: 'onTheWay' })).toEqual({ kind: 'forward', isAccepted: false })
  expect(decided(inProcess, { step: 'delivered' })).toBe('conflict')
  const onTheWay = { ...inProcess, step: 'onTheWay' } as const
  expect(decided(onTheWay, { step: 'preparing' })).toBe('invalid')
  expect(decided(onTheWay, { step: 'preparing', reason: 'Faltaba un cable' })).toEqual({
    kind: 'back',
    isAccepted: false,
  })
  expect(decided({ ...inProcess, step: 'delivered' }, { step: 'delivered' })).toBe('alreadyDelivered')
})

test('the right code or a reason proves a delivery; too many wrong codes leave the reason', () => {
  const delivery = { code: '1234', wrongCodes: 0 }
  expect(judgeCode(delivery, { code: '1234' })).toEqual({ byCode: true })
  expect(judgeCode(delivery, { code: '4321' })).toBe('wrongCode')
  expect(judgeCode(delivery, { reason: 'Sin teléfono' })).toEqual({ byCode: false })
  expect(judgeCode(delivery, {})).toMatchObject({ refused: 'invalid' })
  const locked = { ...delivery, wrongCodes: deliveryCodeTries }
  expect(judgeCode(locked, { code: '1234' })).toMatchObject({ refused: 'codeLocked' })
  expect(judgeCode(locked, { reason: 'Sin teléfono' })).toEqual({ byCode: false })
})
