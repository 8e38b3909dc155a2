import { expect, test } from 'vitest'
import { demoDeliveryFees, demoZones } from './delivery.ts'

test('every zone that is delivered has a fee in CUP that pays for a delivery', () => {
  const delivered = demoZones.filter(({ mode }) => mode === 'yes')
  expect(delivered.length).toBeGreaterThan(15)
  for (const { state, city, fees } of delivered)
    expect(fees.CUP, `${state} ${city}`).toBeGreaterThanOrEqual(10_000)
})

test('orders of the demo pay 0.5 USD or MLC, as documented, and the fee of Granma in CUP', () => {
  expect(demoDeliveryFees).toEqual({ USD: 50, MLC: 50, CUP: 19_500 })
})
