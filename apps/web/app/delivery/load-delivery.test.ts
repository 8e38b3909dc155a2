import { initialPublicSettings } from '@tecnoclick/domain/site/settings-initial'
import { expect, test } from 'vitest'
import { visitOf } from '../rendering/context.ts'
import { testContext } from '../rendering/testing/test-context.ts'
import { loadDelivery } from './load-delivery.ts'

function load(query: string, changes: Record<string, unknown> = {}) {
  return loadDelivery(visitOf(testContext(changes)).client, new URLSearchParams(query))
}

test('state and city of the query are found', async () => {
  expect(await load('state=5&city=41')).toMatchObject({
    state: { id: 5, name: 'Granma' },
    city: { id: 41, name: 'Bayamo' },
    cities: [{ id: 41, name: 'Bayamo' }],
  })
})

test('a city of another state is ignored', async () => {
  expect(await load('state=9&city=41')).toMatchObject({ state: { name: 'Las Tunas' }, city: undefined })
})

test.each(['', 'state=abc', 'state=-1', 'state=999999999999', 'city=41'])(
  '%s chooses nothing',
  async (query) => {
    expect(await load(query)).toMatchObject({ state: undefined, city: undefined, cities: [] })
  },
)

test('there is a fee for every currency the shop delivers for', async () => {
  const { fees } = await load('', {
    '/api/settings': {
      ...initialPublicSettings,
      deliveryFee: { USD: 50, CUP: 15000 },
      freeDeliveryFrom: { USD: 5000 },
    },
  })
  expect(fees).toEqual([
    { currency: 'USD', fee: '$0.50', freeFrom: '$50.00' },
    { currency: 'CUP', fee: 'CUP\u00a0150.00' },
  ])
})

const zone = {
  id: 1,
  stateId: 5,
  cityId: 41,
  mode: 'yes',
  fees: { USD: 2 },
  minimums: { USD: 20 },
  daysFrom: 1,
  daysTo: 2,
}
const withZone = (changes: object) => ({
  '/api/delivery': { zones: [{ ...zone, ...changes }], pickupPoints: [] },
})

test('the zone of the municipality sets fee, minimum and days', async () => {
  const { mode, fees, arrival } = await load('state=5&city=41', withZone({}))
  expect(mode).toBe('yes')
  expect(fees[0]).toEqual({ currency: 'USD', fee: '$2.00', minimum: '$20.00' })
  expect(arrival?.last.getTime()).toBeGreaterThan(Date.now())
  expect(await load('state=9&city=70', withZone({}))).toMatchObject({ mode: 'yes', arrival: undefined })
})

test.each(['no', 'arranged'])('a zone with %s has no fee to show', async (mode) => {
  expect(await load('state=5&city=41', withZone({ mode }))).toMatchObject({ mode, fees: [] })
})

test('a list that fails is undefined', async () => {
  expect((await load('', { '/api/states': undefined })).states).toBeUndefined()
  const cities = '/api/cities?filter[where][stateId]=5'
  expect(await load('state=5', { [cities]: undefined })).toMatchObject({
    cities: undefined,
    state: { id: 5 },
  })
})
