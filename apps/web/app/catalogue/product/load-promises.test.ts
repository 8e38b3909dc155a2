import { initialPublicSettings } from '@tecnoclick/domain/site/settings-initial'
import { expect, test } from 'vitest'
import { visitOf } from '../../rendering/context.ts'
import { testContext } from '../../rendering/testing/test-context.ts'
import { loadPromises } from './load-promises.ts'

const settings = {
  ...initialPublicSettings,
  deliveryFee: { USD: 50 },
  freeDeliveryFrom: { USD: 5000 },
  warrantyMonths: 12,
  returnDays: 7,
}
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
const signedIn = {
  '/api/security/me': { user: { id: 9, wholesale: false } },
  '/api/addresses/fulldatabyuser/9?filter[where][isPrincipal]=true&filter[limit]=1': {
    data: [{ stateId: 5, cityId: 41, city: { name: 'Bayamo' } }],
    total: 1,
  },
}

interface Changes {
  price?: number
  stock?: number
  variants?: object[]
}

function load(changes: Changes, responses: object = {}, zoned: object[] = []) {
  const context = testContext({
    '/api/settings': settings,
    '/api/delivery': { zones: zoned, pickupPoints: [] },
    ...responses,
  })
  const product = {
    price: 10,
    priceAlt: null,
    compareAtPrice: null,
    stock: 3,
    warrantyMonths: null,
    ...changes,
  }
  return loadPromises(visitOf(context), Promise.resolve(product as never))
}

test('a visitor is asked where, and reads what delivery of this product costs', async () => {
  expect(await load({ price: 49.99 })).toEqual({
    delivery: {
      when: '¿Cuándo llega a su municipio?',
      cost: 'Envío desde $0.50. Gratis en pedidos desde $50.00.',
    },
    warranty: 'Garantía de 12 meses',
    returns: 'Devolución en 7 días',
  })
})

test('a product that costs enough is delivered free', async () => {
  expect((await load({ price: 50 })).delivery?.cost).toBe('Envío gratis con este producto')
})

test('nothing is said to arrive of what is sold out', async () => {
  expect(await load({ stock: 0 })).toMatchObject({ delivery: undefined, warranty: 'Garantía de 12 meses' })
})

test('a customer reads the terms of the own address at this price', async () => {
  const cost = async (price: number, changes: object = {}) =>
    (await load({ price }, signedIn, [{ ...zone, ...changes }])).delivery
  expect((await cost(30))?.when).toMatch(/^En Bayamo: Llega /)
  expect((await cost(30))?.cost).toBe('Envío: $2.00. Gratis en pedidos desde $50.00.')
  expect((await cost(10))?.cost).toBe('En esta dirección entregamos pedidos desde $20.00.')
  expect((await cost(60))?.cost).toBe('Envío gratis con este producto')
  expect(await cost(60, { mode: 'no' })).toEqual({
    when: 'No entregamos a domicilio en esta dirección. Puede recoger su pedido.',
    cost: '',
  })
  expect((await cost(60, { mode: 'arranged' }))?.cost).toMatch(/^El costo y el día de la entrega se acuerdan/)
})

test('a variant has terms of its own, as its price, stock and warranty are', async () => {
  const sold = { price: 10, priceAlt: null, compareAtPrice: null, stock: 3, warrantyMonths: null }
  const variants = [
    { ...sold, id: 7, price: 60, warrantyMonths: 6 },
    { ...sold, id: 8, stock: 0 },
  ]
  expect((await load({ variants })).ofVariants).toMatchObject({
    7: { delivery: { cost: 'Envío gratis con este producto' }, warranty: 'Garantía de 6 meses' },
    8: { delivery: undefined, warranty: 'Garantía de 12 meses' },
  })
})
