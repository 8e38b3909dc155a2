import { tierOf } from '@tecnoclick/domain/catalogue/prices'
import { quoteDelivery } from '@tecnoclick/domain/delivery/zones'
import { newValues } from '@tecnoclick/domain/platform/fields'
import { toWire } from '@tecnoclick/domain/platform/money'
import { deliveryLabel } from '@tecnoclick/domain/selling/order'
import { checkoutFields } from '@tecnoclick/domain/selling/order-fields'
import { recipientOf } from '@tecnoclick/domain/selling/recipient'
import { planHold } from '@tecnoclick/domain/stock/plan-hold'
import { isRefusal, type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { outOfStock } from '../../../stock/ledger/out-of-stock.ts'
import type { CartLine } from '../../cart/cart-lines.ts'
import { refuseMethod } from '../../payments/refuse-method.ts'
import type { NewOrderLine } from './insert-order.ts'
import { refuseManyOrders, refuseMuchUnpaid } from './order-limits.ts'
import type { PlacedOrder } from './placed-order-mails.ts'
import { priceLines, refuseNewPrice, totalsOf } from './price-lines.ts'
import { type Buyer, type BuyerAddress, textOf } from './read-buyer.ts'
import type { OrderFacts, OrderRequest } from './read-order-facts.ts'

/** What the cart becomes, or why it cannot be ordered (selling.md#placing-an-order). */
export function decideOrder(request: OrderRequest, { cart, buyer }: OrderFacts): PlacedOrder | Refusal {
  const { viewer, newOrder, currency, key, settings, now } = request
  if (cart.lines.length === 0) return refuse('emptyCart')
  const tooMany = refuseManyOrders(request, buyer.recent)
  if (tooMany) return tooMany
  if (!cart.currency) return refuse('invalid', { fields: { currency: '' } })
  const method = request.methods.find(({ code }) => code === newOrder.paymentMethod)
  const unpayable = method && refuseMethod(method, { role: viewer.role, currency }, settings)
  if (unpayable) return unpayable
  const lines = priceLines(cart.lines, { wholesale: viewer.wholesale, currency })
  if (isRefusal(lines)) return lines
  const delivery = deliveryOf(request, buyer, lines)
  if (isRefusal(delivery)) return delivery
  const recipient = recipientIn(request, buyer, delivery.address)
  if (!recipient) return refuse('invalid', { fields: { recipientPhone: { code: 'required' } } })
  const { subtotal, total } = totalsOf(lines, delivery.extraLines)
  if (!isPriceKnown(request, cart.lines, lines, total)) {
    return refuseNewPrice({ subtotal, total })
  }
  const short = refuseShort(cart.lines)
  if (short) return short
  const tooMuch = refuseMuchUnpaid(request, cart.lines, buyer.unpaid)
  if (tooMuch) return tooMuch
  return {
    ...({ status: 'PENDIENTE', channel: 'web', priceTier: tierOf(viewer) } as const),
    currency,
    subtotal,
    total,
    lines,
    extraLines: delivery.extraLines,
    paymentMethod: method?.code ?? null,
    homeDelivery: delivery.isHome,
    shippingAddress: textOf(delivery.address),
    pickupPoint: delivery.pickupPoint,
    billingAddress: textOf(buyer.addresses.find(({ isPrincipal }) => isPrincipal)),
    ...newValues(checkoutFields, newOrder),
    clientId: viewer.id,
    placedBy: viewer.id,
    idempotencyKey: key ?? null,
    orderDate: now,
    warrantyMonths: settings.warrantyMonths,
    buyerName: buyer.name,
    buyerPhone: buyer.phone ?? recipient.phone,
    buyerEmail: viewer.email,
    recipientName: recipient.name,
    recipientPhone: recipient.phone,
    format: cart.currency,
    method,
  }
}

/** The person at the address; at the shop the one who was named, or the customer (selling.md#recipient). */
function recipientIn({ newOrder }: OrderRequest, buyer: Buyer, address: BuyerAddress | undefined) {
  const typed = { name: newOrder.recipientName ?? null, phone: newOrder.recipientPhone ?? null }
  const principal = buyer.addresses.find(({ isPrincipal }) => isPrincipal)
  return recipientOf([address, typed, buyer, principal])
}

interface Delivery {
  isHome: boolean
  /** Empty for the shop itself. */
  pickupPoint: string
  /** Of a home delivery. */
  address?: BuyerAddress
  extraLines: { label: string; total: number }[]
}

function deliveryOf(
  { newOrder, settings, currency }: OrderRequest,
  { addresses, pickupPoint: point }: Buyer,
  lines: readonly NewOrderLine[],
): Delivery | Refusal {
  const isHome =
    newOrder.homeDelivery ?? newOrder.additionalLines?.some(({ label }) => label === deliveryLabel) ?? false
  if (!isHome) {
    if (newOrder.pickupPointId && !point) return refuse('notFound')
    return { isHome, pickupPoint: point ? `${point.name}, ${point.address}` : '', extraLines: [] }
  }
  const wanted = newOrder.addressId
  const address = addresses.find(({ id, isPrincipal }) => (wanted ? id === wanted : isPrincipal))
  // Another customer's address looks like one that does not exist (platform.md#access).
  if (!address) return refuse(wanted ? 'notFound' : 'noAddress')
  const { subtotal } = totalsOf(lines, [])
  const quote = quoteDelivery(settings, address.zone ?? undefined, { currency, subtotal })
  if (quote.kind === 'notDelivered') return refuse('notDelivered')
  if (quote.kind === 'belowMinimum') return refuse('deliveryMinimum')
  // An arranged delivery has no fee yet; the shop agrees on it with the customer.
  const extraLines = quote.kind === 'delivered' ? [{ label: deliveryLabel, total: quote.fee }] : []
  return { isHome, pickupPoint: '', address, extraLines }
}

/** The total that the customer confirmed, or last saw in this currency, must match today's (selling.md#placing-an-order). */
function isPriceKnown(
  { newOrder, currency }: OrderRequest,
  seen: readonly CartLine[],
  lines: readonly NewOrderLine[],
  total: number,
): boolean {
  if (newOrder.confirmedTotal !== undefined) return newOrder.confirmedTotal === toWire(total)
  return seen.every(
    ({ seenPrice, seenCurrency }, index) => seenCurrency !== currency || seenPrice === lines[index]?.price,
  )
}

/** Lines 'Sin reserva' are reserved with the order, or it is refused (selling.md#reservations). */
function refuseShort(lines: readonly CartLine[]): Refusal | undefined {
  const wanted = lines.map((line) => ({ ...line, mustHold: line.reserved === 0 }))
  const products = lines.map(({ product }) => product)
  const { short } = planHold(lines, wanted, (id) => {
    const product = products.find((known) => known.id === id)
    return { stock: product?.enable ? product.stock : 0 }
  })
  return short === undefined ? undefined : outOfStock(products, short)
}
