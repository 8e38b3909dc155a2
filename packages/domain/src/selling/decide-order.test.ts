import { expect, test } from 'vitest'
import { initialSettings } from '../site/settings-initial.ts'
import { noPromotions } from './apply-promotions.ts'
import { type Buyer, type CartLine, decideOrder, type WantedOrder } from './decide-order.ts'

const now = new Date('2026-05-04T15:00:00Z')
const product = {
  ...{ id: 7, version: 1, slug: 'raton', name: 'Ratón', sku: 'R-1', stock: 10, enable: true },
  ...{ price: 1_000, priceAlt: 400_000, priceMayorista: 800, priceMayoristaAlt: null, compareAtPrice: null },
  ...{ image: null, options: [] },
}
const line: CartLine = {
  ...{ productId: 7, chosen: [], quantity: 2, reserved: 2, seenPrice: 1_000, seenCurrency: 'USD', product },
}
const format = { code: 'USD', symbol: '$', decimals: 2 }
const address = {
  ...{ id: 3, isPrincipal: true, street: 'Calle 1', apartament: null, city: 'Manzanillo', state: 'Granma' },
  ...{ name: 'Ana Pérez', phone: '+53 5555 1111', zone: null },
}
const buyer: Buyer = {
  ...{ name: 'Ana', phone: null, addresses: [address], pickupPoint: null },
  ...{ recent: { count: 0, since: null }, unpaid: {}, credit: null },
}
const wanted: WantedOrder = {
  viewer: { id: 11, role: 'user', wholesale: false },
  newOrder: { homeDelivery: true },
  currency: 'USD',
  methods: [],
  settings: { ...initialSettings, deliveryFee: { USD: 500 }, freeDeliveryFrom: { USD: 5_000 } },
  now,
  limitFactor: 1,
}

interface Change {
  wanted?: Partial<WantedOrder>
  newOrder?: WantedOrder['newOrder']
  line?: Partial<CartLine>
  product?: Partial<CartLine['product']>
  buyer?: Partial<Buyer>
}

function decide(change: Change = {}) {
  const changed = { ...line, ...change.line, product: { ...product, ...change.product } }
  return decideOrder(
    { ...wanted, newOrder: { ...wanted.newOrder, ...change.newOrder }, ...change.wanted },
    {
      cart: { currency: format, lines: [changed], promotionCode: null, promotions: noPromotions },
      buyer: { ...buyer, ...change.buyer },
    },
  )
}

test('a cart becomes an order with the prices and the fee of today', () => {
  expect(decide()).toMatchObject({
    priceTier: 'retail',
    subtotal: 2_000,
    total: 2_500,
    lines: [{ productName: 'Ratón', price: 1_000, quantity: 2, amount: 2_000 }],
    extraLines: [{ label: 'Envio', total: 500 }],
    shippingAddress: 'Calle 1, Manzanillo, Granma',
    recipientName: 'Ana Pérez',
    recipientPhone: '+53 5555 1111',
    buyerPhone: '+53 5555 1111',
  })
})

test('a business pays wholesale; from the free subtotal on there is no fee', () => {
  const order = decide({
    wanted: { viewer: { id: 11, role: 'business', wholesale: true } },
    line: { quantity: 7, reserved: 7, seenPrice: 800 },
  })
  expect(order).toMatchObject({ priceTier: 'wholesale', subtotal: 5_600, total: 5_600 })
})

const cupAlone = { ...product, priceAlt: null }

test.each<[string, Change, object]>([
  ['a product that is not sold any more', { product: { enable: false } }, { refused: 'outOfStock' }],
  ['no price in the currency', { wanted: { currency: 'CUP' }, product: cupAlone }, { refused: 'noPrice' }],
  [
    'a price that the customer has not seen',
    { line: { seenPrice: 900 } },
    { refused: 'priceChanged', fields: { subtotal: '20.00', total: '25.00' } },
  ],
  ['another total than the confirmed one', { newOrder: { confirmedTotal: 24 } }, { refused: 'priceChanged' }],
  ['an unknown address', { newOrder: { addressId: 4 } }, { refused: 'notFound' }],
  ['no address', { buyer: { addresses: [] } }, { refused: 'noAddress' }],
  [
    'a closed pick-up point',
    { newOrder: { homeDelivery: false, pickupPointId: 1 } },
    { refused: 'notFound' },
  ],
  [
    'nobody to call',
    { newOrder: { homeDelivery: false }, buyer: { addresses: [] } },
    { refused: 'invalid', fields: { recipientPhone: { code: 'required' } } },
  ],
  [
    'a line without reservation that is short',
    { line: { reserved: 0 }, product: { stock: 1 } },
    { refused: 'outOfStock', values: { name: 'Ratón' } },
  ],
  [
    'more unpaid units than one account may have',
    // Half of 10 in stock, 2 in the cart and 11 ordered.
    { buyer: { unpaid: { 7: 11 } } },
    { refused: 'unpaidLimit', values: { name: 'Ratón', units: 11 } },
  ],
  [
    'more orders than an hour allows',
    { buyer: { recent: { count: 10, since: '2026-05-04T14:30:00Z' } } },
    { refused: 'tooMany', retryAfterSeconds: 1_800 },
  ],
])('an order is refused for %s', (_, change, refusal) => {
  expect(decide(change)).toMatchObject(refusal)
})

test('a confirmed total may differ from what the cart showed', () => {
  expect(decide({ line: { seenPrice: 900 }, newOrder: { confirmedTotal: 25 } })).toHaveProperty(
    'total',
    2_500,
  )
})

test('an empty cart is no order', () => {
  expect(
    decideOrder(wanted, {
      cart: { currency: format, lines: [], promotionCode: null, promotions: noPromotions },
      buyer,
    }),
  ).toMatchObject({
    refused: 'emptyCart',
  })
})
