import type { NewOrder } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { commitWith } from '@tecnoclick/database/driver-internals/commit-with'
import { tierOf } from '@tecnoclick/domain/catalogue/prices'
import { hours } from '@tecnoclick/domain/platform/duration'
import { toWire } from '@tecnoclick/domain/platform/money'
import { quoteDelivery } from '@tecnoclick/domain/selling/delivery'
import { deliveryLabel } from '@tecnoclick/domain/selling/order'
import type { PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import { recipientOf } from '@tecnoclick/domain/selling/recipient'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { insertMails } from '../../platform/mail/queue-mail.ts'
import { takeNumber } from '../../platform/numbering/take-number.ts'
import { transact } from '../../platform/rows/transact.ts'
import { refuseMethod } from '../payments/refuse-method.ts'
import { type CartLine, lockCart, readCartLines } from '../stock/cart-lines.ts'
import { holdLines } from '../stock/hold-lines.ts'
import { lockProducts } from '../stock/lock-products.ts'
import { sellHeldUnits } from '../stock/sell-units.ts'
import { checkOrderNow, insertOrder, type NewOrderLine } from './insert-order.ts'
import { numberOrder } from './number-order.ts'
import { type DigestedOrder, readDigest, rewriteDigest } from './order-digest.ts'
import { isDigested, type Limited, refuseManyOrders, refuseMuchUnpaid } from './order-limits.ts'
import { placedOrderMails, shopNotice } from './placed-order-mails.ts'
import { priceLines, refuseNewPrice, totalsOf } from './price-lines.ts'
import { type Buyer, type BuyerAddress, readBuyer, textOf } from './read-buyer.ts'

export interface Placing extends Limited {
  wish: NewOrder
  currency: string
  key: string | undefined
  storeUrl: string
  methods: readonly PaymentMethod[]
}

/**
 * The whole cart becomes an order, in one transaction (selling.md#placing-an-order). Lock order: cart, products by id,
 * counter.
 */
export function placeOrder(db: Drizzle, placing: Placing): Promise<{ id: number } | Refusal> {
  const { viewer, wish, currency, key } = placing
  const call = { userId: viewer.id, scope: 'sellorders', key, request: { ...wish, currency } }
  return transact(db, (tx) => runOnce(tx, call, (remember) => placeCart(tx, placing, remember)))
}

async function placeCart(
  tx: Transaction,
  placing: Placing,
  remember: (placed: { id: number }) => Promise<void>,
): Promise<{ id: number } | Refusal> {
  const { viewer, wish, currency, key, settings, now } = placing
  const cartId = await lockCart(tx, viewer.id)
  const cart = await readCartLines(tx, viewer.id, currency)
  const buyer = await readBuyer(tx, viewer.id, chosenPlaces(wish), { key, now })
  if (buyer.placedBefore !== null) return { id: buyer.placedBefore }
  if (cart.lines.length === 0) return refuse('emptyCart')
  const tooMany = refuseManyOrders(placing, buyer.recent)
  if (tooMany) return tooMany
  if (!cart.currency) return refuse('invalid', { fields: { currency: '' } })
  const method = placing.methods.find(({ code }) => code === wish.paymentMethod)
  const unpayable = method && refuseMethod(method, { role: viewer.role, currency }, settings)
  if (unpayable) return unpayable
  const lines = priceLines(cart.lines, { wholesale: viewer.wholesale, currency })
  if (isRefusal(lines)) return lines
  const delivery = deliveryOf(placing, buyer, lines)
  if (isRefusal(delivery)) return delivery
  const recipient = recipientIn(placing, buyer, delivery.address)
  if (!recipient) return refuse('invalid', { fields: { recipientPhone: { code: 'required' } } })
  const { subtotal, total } = totalsOf(lines, delivery.extraLines)
  if (!isPriceKnown(placing, cart.lines, lines, total)) {
    return refuseNewPrice({ subtotal, total })
  }
  const unheld = await takeUnheld(tx, placing, cartId, cart.lines)
  if (unheld) return unheld
  const tooMuch = await refuseMuchUnpaid(tx, placing, cart.lines)
  if (tooMuch) return tooMuch

  const row = {
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
    description: wish.description ?? '',
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
  }
  const id = await insertOrder(tx, row)
  await sellHeldUnits(tx, { orderId: id, cartId, actorId: viewer.id }, lines)
  await checkOrderNow(tx)
  await remember({ id })
  const digest = isDigested(placing, buyer.recent.count) ? await readDigest(tx, viewer.id, now) : undefined
  // From here on all other orders wait for the number series.
  const taken = await takeNumber(tx, 'ORDEN')
  const order = { ...row, id, method, number: taken?.number, format: cart.currency }
  const mails = placedOrderMails(order, settings, placing.storeUrl)
  const separate = digest ? mails.filter(({ kind }) => kind !== shopNotice) : mails
  await commitWith(
    tx,
    ...(taken ? [numberOrder(id, taken)] : []),
    insertMails(tx, separate),
    ...(digest ? [rewriteShopDigest(tx, placing, buyer, digest, order)] : []),
  )
  return { id }
}

/** The number of this order is stored with the COMMIT, after the others were read. */
function rewriteShopDigest(
  tx: Transaction,
  { viewer, settings, storeUrl, now }: Placing,
  { name }: Buyer,
  digest: readonly DigestedOrder[],
  { id, number }: { id: number; number: string | undefined },
) {
  const customer = { name, email: viewer.email }
  const told = digest.map((order) => (order.id === id ? { ...order, number: number ?? null } : order))
  return rewriteDigest(tx, { clientId: viewer.id, reader: 'shop', customer, settings, storeUrl, now }, told)
}

/** The person at the address; at the shop the one who was named, or the customer (selling.md#recipient). */
function recipientIn({ wish }: Placing, buyer: Buyer, address: BuyerAddress | undefined) {
  const typed = { name: wish.recipientName ?? null, phone: wish.recipientPhone ?? null }
  const principal = buyer.addresses.find(({ isPrincipal }) => isPrincipal)
  return recipientOf([address, typed, buyer, principal])
}

function chosenPlaces({ addressId = null, pickupPointId = null }: NewOrder) {
  return { addressId, pickupPointId }
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
  { wish, settings, currency }: Placing,
  { addresses, pickupPoint: point }: Buyer,
  lines: readonly NewOrderLine[],
): Delivery | Refusal {
  const isHome =
    wish.homeDelivery ?? wish.additionalLines?.some(({ label }) => label === deliveryLabel) ?? false
  if (!isHome) {
    if (wish.pickupPointId && !point) return refuse('notFound')
    return { isHome, pickupPoint: point ? `${point.name}, ${point.address}` : '', extraLines: [] }
  }
  const wanted = wish.addressId
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
  { wish, currency }: Placing,
  seen: readonly CartLine[],
  lines: readonly NewOrderLine[],
  total: number,
): boolean {
  if (wish.confirmedTotal !== undefined) return wish.confirmedTotal === toWire(total)
  return seen.every(
    ({ seenPrice, seenCurrency }, index) => seenCurrency !== currency || seenPrice === lines[index]?.price,
  )
}

/** Lines 'Sin reserva' are reserved again now, or the order is refused (selling.md#reservations). */
async function takeUnheld(
  tx: Transaction,
  { viewer, settings, now }: Placing,
  cartId: number,
  lines: readonly CartLine[],
): Promise<undefined | Refusal> {
  if (lines.every(({ reserved }) => reserved > 0)) return undefined
  await lockProducts(
    tx,
    lines.map(({ productId }) => productId),
  )
  const until = new Date(now.getTime() + hours(settings.reservationHours))
  const wanted = lines.map((line) => ({ ...line, name: line.product.name, mustHold: line.reserved === 0 }))
  const held = await holdLines(tx, { cartId, actorId: viewer.id, until }, lines, wanted)
  return isRefusal(held) ? held : undefined
}
