import { days, hours } from '@tecnoclick/domain/platform/duration'
import { initialPublicSettings } from '@tecnoclick/domain/site/settings-initial'
import { later } from '../demo/moment.ts'
import type { DemoPayment, DemoStep } from '../demo/selling.ts'
import type { OpenSeries } from '../demo/store/numbering.ts'
import type { PlacedLine, PlacedOrder } from '../demo/store/placed-order.ts'
import type { Sellable } from '../demo/store/product-rows.ts'
import type { Buyer } from './many-people.ts'
import type { Random } from './random.ts'

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

/** Orders over the last 18 months, mostly for the first products of the list. */
export function* manyOrders(count: number, random: Random, shop: Shop): Generator<PlacedOrder> {
  const pause = span / count
  for (let index = 0; index < count; index++) {
    const at = later(shop.now, -span + Math.floor(index * pause) - hours(2))
    yield order(index, at, random, shop)
  }
}

function order(index: number, at: Date, random: Random, shop: Shop): PlacedOrder {
  const { series, staffId, firstId } = shop
  const currency = random.pick(['USD', 'USD', 'MLC', 'CUP'] as const)
  const age = (shop.now.getTime() - at.getTime()) / days(1)
  const common = {
    id: firstId + index,
    at,
    number: { seriesId: series.id, prefix: series.prefix, sequence: series.nextNumber + index },
    currency,
    lines: linesOf(random, shop.products),
    note: '',
    payment: paymentOf(firstId + index, random),
    delivery: [],
    staffId,
    courierId: staffId,
  }
  if (random.in(15)) {
    return {
      ...common,
      buyer: { channel: 'mostrador', phone: '+53 5555 0199' },
      buyerName: 'Cliente de mostrador',
      recipient: { name: 'Cliente de mostrador', phone: '+53 5555 0199' },
      email: null,
      tier: 'retail',
      steps: [],
      shippingAddress: '',
      billingAddress: '',
      deliveryFee: undefined,
    }
  }
  const buyer = random.pick(shop.buyers)
  const delivers = random.in(40)
  const steps = stepsOf(age, random)
  const isCancelled = steps.some(({ status }) => status === 'CANCELADA')
  return {
    ...common,
    buyer: { channel: 'web', clientId: buyer.id, cartId: buyer.cartId },
    tier: buyer.isWholesale ? 'wholesale' : 'retail',
    steps,
    // Nobody paid: otherwise all of them would wait for a refund.
    ...(isCancelled && { payment: { method: 'transfer' as const } }),
    email: buyer.email,
    buyerName: buyer.name,
    recipient: { name: buyer.name, phone: '+53 5555 0198' },
    shippingAddress: delivers ? buyer.address : '',
    billingAddress: buyer.address,
    deliveryFee: delivers ? initialPublicSettings.deliveryFee[currency] : undefined,
  }
}

/** One to four different products, popular ones far more often. */
function linesOf(random: Random, products: readonly Sellable[]): PlacedLine[] {
  const chosen = new Set<Sellable>()
  for (let left = random.between(1, 4); left > 0; left--) {
    const product = products[Math.floor(products.length * random.fraction() ** 2)]
    if (product) chosen.add(product)
  }
  return [...chosen].map((product) => ({
    product,
    quantity: random.in(80) ? 1 : random.between(2, 5),
    chosen: product.options.map((option) => ({ option, value: random.pick(option.values) })),
  }))
}

/** Old orders are finished; those younger than ten days may be pending. */
function stepsOf(age: number, random: Random): DemoStep[] {
  if (age > 10) {
    return random.in(9)
      ? [{ hours: random.between(1, 60), status: 'CANCELADA' }]
      : [
          { hours: random.between(1, 20), status: 'EN PROCESO' },
          { hours: random.between(24, 120), status: 'COMPLETADA' },
        ]
  }
  if (age <= 2 || !random.in(60)) return []
  return [{ hours: random.between(1, 20), status: 'EN PROCESO', answer: 'Estamos preparando su pedido.' }]
}

function paymentOf(orderId: number, random: Random): DemoPayment {
  if (random.in(60)) {
    const code = `${codePrefix}${String(orderId).padStart(9, '0')}`
    return { method: 'transfer', code, state: 'verified' }
  }
  return { method: random.pick(['cash', 'check', 'wallet'] as const), state: 'verified' }
}
