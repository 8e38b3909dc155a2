import type { Transaction } from '../../../connect.ts'
import { orders } from '../../../schema/selling/orders.ts'
import { numbered } from '../bulk.ts'
import { demoDeliveryFees } from '../delivery.ts'
import { daysAgo } from '../moment.ts'
import type { DemoOrder, DemoOrderLine } from '../selling.ts'
import type { OpenSeries } from './numbering.ts'
import type { People } from './people.ts'
import type { PlacedLine, PlacedOrder } from './placed-order.ts'
import { required, type Sellable } from './product-rows.ts'

/** Resolves the people and products of the orders, and numbers the orders by date. */
export async function resolveOrders(
  tx: Transaction,
  written: readonly DemoOrder[],
  {
    now,
    people,
    products,
    series,
  }: { now: Date; people: People; products: Map<string, Sellable>; series: OpenSeries },
): Promise<PlacedOrder[]> {
  const inOrder = written
    .map((order) => ({ order, at: daysAgo(now, order.placed) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  let sequence = series.nextNumber
  const rows = await numbered(tx, orders, inOrder)
  return rows.map(({ id, order, at }) => ({
    ...buyerOf(order, people),
    id,
    at,
    number: order.unnumbered
      ? undefined
      : { seriesId: series.id, prefix: series.prefix, sequence: sequence++ },
    currency: order.currency,
    lines: order.lines.map((line) => placedLine(line, products)),
    note: order.note ?? '',
    payment: order.payment,
    steps: order.steps ?? [],
    delivery: order.delivery ?? [],
    staffId: people.staffId,
    courierId: people.courierId,
  }))
}

function buyerOf(order: DemoOrder, people: People) {
  if (typeof order.buyer !== 'string') {
    const { name, phone, email = null } = order.buyer
    const buyer = { channel: 'mostrador' as const, phone }
    const nowhere = { shippingAddress: '', billingAddress: '', deliveryFee: undefined }
    return { ...nowhere, buyer, tier: 'retail' as const, email, buyerName: name, recipient: { name, phone } }
  }
  const person = people.by(order.buyer)
  const delivery = order.deliverTo === undefined ? undefined : person.addresses[order.deliverTo]
  return {
    buyer: { channel: 'web' as const, clientId: person.id, cartId: person.cartId },
    tier: person.isWholesale ? ('wholesale' as const) : ('retail' as const),
    email: person.email,
    buyerName: person.name,
    recipient: delivery ?? { name: person.name, phone: person.phone ?? person.addresses[0]?.phone ?? null },
    shippingAddress: delivery?.text ?? '',
    billingAddress: person.addresses[0]?.text ?? '',
    deliveryFee: delivery ? demoDeliveryFees[order.currency] : undefined,
  }
}

export function placedLine(
  [slug, quantity, options = {}]: DemoOrderLine,
  products: Map<string, Sellable>,
): PlacedLine {
  const product = required(products, slug)
  const chosen = Object.entries(options).map(([title, wanted]) => {
    const option = product.options.find((candidate) => candidate.title === title)
    const value = option?.values.find((candidate) => candidate.title === wanted)
    if (!option || !value) throw new Error(`${slug} has no option ${title}: ${wanted}`)
    return { option, value }
  })
  return { product, quantity, chosen: chosen.sort((a, b) => a.option.id - b.option.id) }
}
