import { days, hours } from '@tecnoclick/domain/platform/duration'
import { initialPublicSettings } from '@tecnoclick/domain/site/settings-initial'
import { later } from '../demo/moment.ts'
import type { DemoPayment, DemoStep } from '../demo/selling.ts'
import type { OpenSeries } from '../demo/store/numbering.ts'
import type { PlacedLine, PlacedOrder } from '../demo/store/placed-order.ts'
import type { Sellable } from '../demo/store/product-rows.ts'
import type { Chance } from './chance.ts'
import type { Buyer } from './many-people.ts'

type Shop = {
  now: Date
  products: readonly Sellable[]
  buyers: readonly Buyer[]
  series: OpenSeries
  staffId: number
  firstId: number
}

const span = days(540)
const codePrefix = 'GR'

/** Orders over the last 18 months, one after the other, for the goods people like best: the first ones of the list. */
export function* manyOrders(count: number, chance: Chance, shop: Shop): Generator<PlacedOrder> {
  const pause = span / count
  for (let index = 0; index < count; index++) {
    const at = later(shop.now, -span + Math.floor(index * pause) - hours(2))
    yield order(index, at, chance, shop)
  }
}

function order(index: number, at: Date, chance: Chance, shop: Shop): PlacedOrder {
  const { series, staffId, firstId } = shop
  const currency = chance.pick(['USD', 'USD', 'MLC', 'CUP'] as const)
  const age = (shop.now.getTime() - at.getTime()) / days(1)
  const common = {
    id: firstId + index,
    at,
    number: { seriesId: series.id, prefix: series.prefix, sequence: series.nextNumber + index },
    currency,
    lines: linesOf(chance, shop.products),
    note: '',
    payment: paymentOf(firstId + index, chance),
    staffId,
  }
  if (chance.in(15)) {
    return {
      ...common,
      buyer: { channel: 'mostrador', phone: '+53 5555 0199' },
      buyerName: 'Cliente de mostrador',
      email: null,
      tier: 'retail',
      steps: [],
      shippingAddress: '',
      billingAddress: '',
      deliveryFee: undefined,
    }
  }
  const buyer = chance.pick(shop.buyers)
  const delivers = chance.in(40)
  return {
    ...common,
    buyer: { channel: 'web', clientId: buyer.id, cartId: buyer.cartId },
    tier: buyer.isWholesale ? 'wholesale' : 'retail',
    steps: stepsOf(age, chance),
    email: buyer.email,
    buyerName: buyer.name,
    shippingAddress: delivers ? buyer.address : '',
    billingAddress: buyer.address,
    deliveryFee: delivers ? initialPublicSettings.deliveryFee[currency] : undefined,
  }
}

/** One to four different products, the popular ones far more often. */
function linesOf(chance: Chance, products: readonly Sellable[]): PlacedLine[] {
  const chosen = new Set<Sellable>()
  for (let left = chance.between(1, 4); left > 0; left--) {
    const product = products[Math.floor(products.length * chance.fraction() ** 2)]
    if (product) chosen.add(product)
  }
  return [...chosen].map((product) => ({
    product,
    quantity: chance.in(80) ? 1 : chance.between(2, 5),
    chosen: product.options.map((option) => ({ option, value: chance.pick(option.values) })),
  }))
}

/** What is old has ended; what is younger than ten days may still be waiting. */
function stepsOf(age: number, chance: Chance): DemoStep[] {
  if (age > 10) {
    return chance.in(9)
      ? [{ hours: chance.between(1, 60), status: 'CANCELADA' }]
      : [
          { hours: chance.between(1, 20), status: 'EN PROCESO' },
          { hours: chance.between(24, 120), status: 'COMPLETADA' },
        ]
  }
  if (age <= 2 || !chance.in(60)) return []
  return [{ hours: chance.between(1, 20), status: 'EN PROCESO', answer: 'Estamos preparando su pedido.' }]
}

function paymentOf(orderId: number, chance: Chance): DemoPayment {
  if (chance.in(60)) {
    const code = `${codePrefix}${String(orderId).padStart(9, '0')}`
    return { method: 'transfer', code, state: 'verified' }
  }
  return { method: chance.pick(['cash', 'check', 'wallet'] as const), state: 'verified' }
}
