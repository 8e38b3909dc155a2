import { expect, test } from 'vitest'
import { orderStatuses } from '../selling/order-status.ts'
import {
  deliverySteps,
  earlierSteps,
  isDeliveryCode,
  isHandedOverNext,
  kindOfMove,
  nextStep,
  takesSteps,
} from './delivery-steps.ts'

test('an order at home is prepared, goes on its way and is delivered', () => {
  const at = (step: Parameters<typeof nextStep>[0]['step']) => nextStep({ homeDelivery: true, step })
  expect([at(null), at('preparing'), at('onTheWay'), at('delivered')]).toEqual([
    'preparing',
    'onTheWay',
    'delivered',
    undefined,
  ])
})

test('an order to pick up is prepared, is ready and is delivered', () => {
  const at = (step: Parameters<typeof nextStep>[0]['step']) => nextStep({ homeDelivery: false, step })
  expect([at(null), at('preparing'), at('ready'), at('delivered')]).toEqual([
    'preparing',
    'ready',
    'delivered',
    undefined,
  ])
})

test('no step is left out and none of the other way is taken; any step back is one with a reason', () => {
  for (const homeDelivery of [true, false]) {
    const other = homeDelivery ? 'ready' : 'onTheWay'
    for (const step of [null, ...deliverySteps.filter((known) => known !== other)])
      expect(kindOfMove({ homeDelivery, step }, other)).toBeUndefined()
    expect(kindOfMove({ homeDelivery, step: null }, 'delivered')).toBeUndefined()
    expect(kindOfMove({ homeDelivery, step: 'preparing' }, 'delivered')).toBeUndefined()
    expect(kindOfMove({ homeDelivery, step: 'preparing' }, 'preparing')).toBeUndefined()
    expect(kindOfMove({ homeDelivery, step: 'delivered' }, 'preparing')).toBe('back')
    expect(earlierSteps({ homeDelivery, step: 'delivered' })).toHaveLength(2)
    expect(earlierSteps({ homeDelivery, step: null })).toEqual([])
  }
})

test('steps are taken in process only, and the code is asked for at the end', () => {
  expect(orderStatuses.filter(takesSteps)).toEqual(['EN PROCESO'])
  expect(isHandedOverNext({ homeDelivery: true, step: 'onTheWay' })).toBe(true)
  expect(isHandedOverNext({ homeDelivery: false, step: 'ready' })).toBe(true)
  expect(isHandedOverNext({ homeDelivery: true, step: 'preparing' })).toBe(false)
  expect(['0007', '1234', '123', '12345', '12a4', ''].filter(isDeliveryCode)).toEqual(['0007', '1234'])
})
