import type { QuotedEdit } from '@tecnoclick/contract/selling/orders/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { orderExtraLines, orderLines } from '@tecnoclick/database/schema/selling/orders'
import { refunds } from '@tecnoclick/database/schema/selling/returns'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { fitsInCart } from '@tecnoclick/domain/selling/cart'
import { exceedsDiscount } from '@tecnoclick/domain/selling/discount'
import { deliveryLabel, discountLabel } from '@tecnoclick/domain/selling/order'
import { addressText } from '@tecnoclick/domain/selling/order-address'
import { deliveryOf } from '@tecnoclick/domain/selling/order-delivery'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { totalsOf } from '@tecnoclick/domain/selling/price-lines'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { priceSale, type SaleTerms } from '../../counter/price-sale.ts'
import { promoteAgain } from '../../promotions/promote-sale.ts'
import type { OrderRow } from '../lock-order.ts'
import type { NewOrderLine } from '../placing/insert-order.ts'
import { readPlaces } from '../placing/read-places.ts'

export type StoredLine = typeof orderLines.$inferSelect
export type ExtraLine = { label: string; total: number }

export interface EditTerms extends SaleTerms {
  settings: Settings
  now: Date
}

/** What the order holds afterwards: kept lines at the price that was agreed, new ones at today's. */
export interface Contents {
  kept: StoredLine[]
  added: NewOrderLine[]
}

/** What an open order holds, takes off and costs after a change, and where it goes. */
export async function reckonEdit(tx: Transaction, terms: EditTerms, order: OrderRow, edit: QuotedEdit) {
  const { id, currency, priceTier } = order
  const isGivenBack = and(eq(refunds.orderId, id), isNull(refunds.returnId))
  if (!isOpen(order.status) || (await tx.$count(refunds, isGivenBack)) > 0) return refuse('conflict')
  const before = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position))
  const contents = await contentsOf(tx, terms, order, before, edit)
  if (isRefusal(contents)) return contents
  const held = [...contents.kept, ...contents.added]
  const extra = await tx
    .select({ label: orderExtraLines.label, total: orderExtraLines.total })
    .from(orderExtraLines)
    .where(eq(orderExtraLines.orderId, id))
    .orderBy(asc(orderExtraLines.id))
  const discount = discountOf(terms, edit, { lines: held, extra })
  if (isRefusal(discount)) return discount
  const destination = await destinationOf(tx, terms, order, edit, held)
  if (isRefusal(destination)) return destination
  const { fee = extra.filter(({ label }) => label === deliveryLabel), ...place } = destination
  const promoted = await promoteAgain(tx, id, {
    lines: held,
    extraLines: [...fee, ...discount.extraLines],
    ...{ currency, priceTier, customerId: order.clientId },
    ...{ paymentMethod: order.paymentMethod, now: terms.now },
  })
  if (isRefusal(promoted)) return promoted
  const { subtotal, total } = totalsOf(promoted.lines, promoted.extraLines)
  return { before, place, promoted, subtotal, total, isDiscounted: discount.isDiscounted }
}

async function contentsOf(
  tx: Transaction,
  act: EditTerms,
  { currency, priceTier }: OrderRow,
  before: readonly StoredLine[],
  { lines, items = [] }: QuotedEdit,
): Promise<Contents | Refusal> {
  const kept = before.flatMap((line) => {
    const wanted = lines.find(({ id }) => id === line.id)
    return wanted ? [{ ...line, quantity: wanted.quantity, amount: line.price * wanted.quantity }] : []
  })
  if (kept.length < lines.length) return refuse('notFound')
  // Discounts are of the whole order here.
  const plain = items.map(({ discountPercent: _, ...item }) => item)
  const sale = { items: plain, currency, priceTier }
  const priced = items.length > 0 ? await priceSale(tx, act, sale) : undefined
  if (isRefusal(priced)) return priced
  const added = priced ? priced.split(priced.lines) : []
  if (kept.length + added.length === 0) return refuse('conflict')
  return fitsInCart([...kept, ...added]) ? { kept, added } : refuse('cartFull')
}

/** More than was taken off before is within the limit of who takes it off. */
function discountOf(
  { discountPercent: limit }: EditTerms,
  { discount }: QuotedEdit,
  { lines, extra }: { lines: readonly (StoredLine | NewOrderLine)[]; extra: readonly ExtraLine[] },
): { extraLines: ExtraLine[]; isDiscounted: boolean } | Refusal {
  const off = fromWire(discount ?? 0) ?? 0
  const before = -(extra.find(({ label }) => label === discountLabel)?.total ?? 0)
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  const listed = lines.reduce(
    (total, { price, listPrice, quantity }) => total + (listPrice ?? price) * quantity,
    0,
  )
  const isMore = off > before && exceedsDiscount(listed, sum - off, limit)
  if (off > sum || isMore) return refuse('discountTooHigh', { values: { limit } })
  const isDiscounted = off > 0 || lines.some(({ listPrice }) => listPrice != null)
  return { extraLines: off > 0 ? [{ label: discountLabel, total: -off }] : [], isDiscounted }
}

type Place = Pick<OrderRow, 'homeDelivery' | 'shippingAddress' | 'pickupPoint'>

/** Empty where it stays; with the fee of today where it changes. */
async function destinationOf(
  tx: Transaction,
  { settings }: EditTerms,
  { clientId, currency, status, homeDelivery }: OrderRow,
  { delivery: wanted }: QuotedEdit,
  lines: readonly NewOrderLine[],
): Promise<(Partial<Place> & { fee?: ExtraLine[] }) | Refusal> {
  if (!wanted) return {}
  // Steps and couriers belong to one of the two ways.
  if (status !== 'PENDIENTE' && wanted.homeDelivery !== homeDelivery) return refuse('conflict')
  const places = await readPlaces(tx, { ...wanted, customerId: clientId })
  if (isRefusal(places)) return places
  const delivery = deliveryOf(wanted, places, { currency, subtotal: totalsOf(lines, []).subtotal, settings })
  if (isRefusal(delivery)) return delivery
  const { isHome, address, pickupPoint, extraLines } = delivery
  return { homeDelivery: isHome, shippingAddress: addressText(address), pickupPoint, fee: extraLines }
}
