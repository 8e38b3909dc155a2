import { expect, test } from 'vitest'
import { arrivalDates, type DeliveryZone, missingToFreeDelivery, quoteDelivery, zoneFor } from './zones.ts'

const terms = { deliveryFee: { USD: 50, CUP: 12_000 }, freeDeliveryFrom: { USD: 5000 } }
const zone: DeliveryZone = {
  stateId: 5,
  cityId: null,
  mode: 'yes',
  fees: {},
  minimums: {},
  daysFrom: null,
  daysTo: null,
}
const usd = { currency: 'USD', subtotal: 100 }

test('without a zone the fee of the settings applies, by currency', () => {
  expect(quoteDelivery(terms, undefined, usd)).toMatchObject({ kind: 'delivered', fee: 50 })
  expect(quoteDelivery(terms, undefined, { currency: 'CUP', subtotal: 1_000_000 })).toMatchObject({
    fee: 12_000,
  })
  expect(quoteDelivery(terms, undefined, { currency: 'MLC', subtotal: 1 })).toEqual({ kind: 'notDelivered' })
})

test('the fee of the zone comes first, also in a currency without a general one', () => {
  const dear = { ...zone, fees: { USD: 300, MLC: 250 } }
  expect(quoteDelivery(terms, dear, usd)).toMatchObject({ fee: 300 })
  expect(quoteDelivery(terms, dear, { currency: 'MLC', subtotal: 1 })).toMatchObject({ fee: 250 })
  expect(quoteDelivery(terms, dear, { currency: 'CUP', subtotal: 1 })).toMatchObject({ fee: 12_000 })
})

test('delivery is free from the configured subtotal on, in zones too', () => {
  expect(quoteDelivery(terms, undefined, { currency: 'USD', subtotal: 4999 })).toMatchObject({ fee: 50 })
  expect(
    quoteDelivery(terms, { ...zone, fees: { USD: 300 } }, { currency: 'USD', subtotal: 5000 }),
  ).toMatchObject({ fee: 0 })
})

test.each([
  ['USD', 4000, 1000],
  ['USD', 5000, 0],
  ['USD', 6000, 0],
  ['CUP', 1, 0],
])('in %s %i lacks %i for free delivery', (currency, subtotal, missing) => {
  expect(missingToFreeDelivery(terms, { currency, subtotal })).toBe(missing)
})

test('a zone may have a minimum, be by arrangement, or not be served', () => {
  const minimum = { ...zone, minimums: { USD: 2000 } }
  expect(quoteDelivery(terms, minimum, { currency: 'USD', subtotal: 1999 })).toEqual({
    kind: 'belowMinimum',
    minimum: 2000,
  })
  expect(quoteDelivery(terms, minimum, { currency: 'USD', subtotal: 2000 })).toMatchObject({ fee: 50 })
  expect(quoteDelivery(terms, minimum, { currency: 'CUP', subtotal: 1 })).toMatchObject({ kind: 'delivered' })
  expect(quoteDelivery(terms, { ...zone, mode: 'arranged' }, usd)).toMatchObject({ kind: 'arranged' })
  expect(quoteDelivery(terms, { ...zone, mode: 'no', fees: { USD: 1 } }, usd)).toEqual({
    kind: 'notDelivered',
  })
})

test('the municipality comes before its province', () => {
  const city = { ...zone, cityId: 41 }
  const zones = [zone, city, { ...zone, stateId: 9 }]
  expect(zoneFor(zones, { stateId: 5, cityId: 41 })).toBe(city)
  expect(zoneFor(zones, { stateId: 5, cityId: 42 })).toBe(zone)
  expect(zoneFor(zones, { stateId: 7, cityId: 70 })).toBeUndefined()
})

test('days are told only where both are known', () => {
  expect(quoteDelivery(terms, { ...zone, daysFrom: 1, daysTo: 3 }, usd)).toMatchObject({
    days: { from: 1, to: 3 },
  })
  expect(quoteDelivery(terms, zone, usd)).toMatchObject({ days: undefined })
  const { first, last } = arrivalDates({ from: 1, to: 3 }, new Date('2026-03-02T15:00:00Z'))
  expect([first, last].map((date) => date.toISOString().slice(0, 10))).toEqual(['2026-03-03', '2026-03-05'])
})
