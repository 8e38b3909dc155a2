import { expect, test } from 'vitest'
import { type OrderProgress, timelineOf } from './delivery-timeline.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const placed: OrderProgress = {
  status: 'PENDIENTE',
  homeDelivery: true,
  step: null,
  orderDate: day(1),
  completedAt: null,
  cancelledAt: null,
  taken: [],
}
const shown = (order: Partial<OrderProgress>) =>
  timelineOf({ ...placed, ...order }).map(({ stage, state }) => `${stage} ${state}`)

test('a new order shows what is ahead of it', () => {
  expect(shown({})).toEqual(['received current', 'preparing todo', 'onTheWay todo', 'delivered todo'])
  expect(shown({ status: 'EN PROCESO', homeDelivery: false })).toEqual([
    'received current',
    'preparing todo',
    'ready todo',
    'delivered todo',
  ])
})

test('a step that was taken twice counts from its last time', () => {
  const taken = [
    { step: 'preparing', at: day(2) },
    { step: 'onTheWay', at: day(3) },
    { step: 'preparing', at: day(4) },
  ] as const
  const order: OrderProgress = { ...placed, status: 'EN PROCESO', step: 'preparing', taken }
  expect(shown(order)).toEqual(['received done', 'preparing current', 'onTheWay todo', 'delivered todo'])
  expect(timelineOf(order)[1]?.at).toEqual(day(4))
})

test('a delivered order has nothing ahead, whether it is completed or not', () => {
  const all = ['received done', 'preparing done', 'onTheWay done', 'delivered done']
  for (const status of ['EN PROCESO', 'COMPLETADA'] as const)
    expect(shown({ status, step: 'delivered' })).toEqual(all)
})

test('an order without steps shows that it was completed or cancelled, and no steps that nobody took', () => {
  const completed = timelineOf({ ...placed, status: 'COMPLETADA', completedAt: day(5) })
  expect(completed).toEqual([
    { stage: 'received', at: day(1), state: 'done' },
    { stage: 'completed', at: day(5), state: 'done' },
  ])
  expect(shown({ status: 'CANCELADA', cancelledAt: day(2), step: 'preparing' })).toEqual([
    'received done',
    'preparing done',
    'cancelled done',
  ])
})
