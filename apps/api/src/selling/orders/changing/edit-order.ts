import type { OrderEdit } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { orderExtraLines, orderLines, orders } from '@tecnoclick/database/schema/selling/orders'
import { refunds } from '@tecnoclick/database/schema/selling/returns'
import { fromWire } from '@tecnoclick/domain/platform/money'
import type { AppliedPromotion } from '@tecnoclick/domain/selling/apply-promotions'
import { fitsInCart, unitsByProduct } from '@tecnoclick/domain/selling/cart'
import { exceedsDiscount } from '@tecnoclick/domain/selling/discount'
import { deliveryLabel, discountLabel } from '@tecnoclick/domain/selling/order'
import { addressText } from '@tecnoclick/domain/selling/order-address'
import { deliveryOf } from '@tecnoclick/domain/selling/order-delivery'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { refuseOtherTotal, totalsOf } from '@tecnoclick/domain/selling/price-lines'
import { and, asc, eq, isNull, notInArray } from 'drizzle-orm'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { queueMails } from '../../../platform/mail/queue-mail.ts'
import { atVersion } from '../../../platform/rows/at-version.ts'
import { transact } from '../../../platform/rows/transact.ts'
import { lockProducts } from '../../../stock/ledger/lock-products.ts'
import { putBack, sellFromStock } from '../../../stock/ledger/sell-units.ts'
import { requireDiscountReason } from '../../counter/apply-discounts.ts'
import { priceSale } from '../../counter/price-sale.ts'
import type { SaleAct } from '../../counter/store-sale.ts'
import { promoteAgain, storeUses } from '../../promotions/promote-sale.ts'
import { forgetKeptExcess } from '../../refunds/keep-excess.ts'
import { findCurrency } from '../find-currency.ts'
import { lockOrder, noteInHistory, type OrderRow } from '../lock-order.ts'
import type { NewOrderLine } from '../placing/insert-order.ts'
import { editedOrderMail, placedOrderFacts } from '../placing/placed-order-mails.ts'
import { readPlaces } from '../placing/read-places.ts'
import { warrantyOf } from './order-details.ts'

type StoredLine = typeof orderLines.$inferSelect
type ExtraLine = { label: string; total: number }

/** What the order holds afterwards: kept lines at the price that was agreed, new ones at today's. */
interface Contents {
  kept: StoredLine[]
  added: NewOrderLine[]
}

/** Staff change what an open order holds, takes off and where it goes, with a new confirmation (selling.md#changing-an-order). */
export function editOrder(
  db: Drizzle,
  act: SaleAct,
  id: number,
  edit: OrderEdit,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const order = atVersion(await lockOrder(tx, id), edit.version)
    if (isRefusal(order)) return order
    const isGivenBack = and(eq(refunds.orderId, id), isNull(refunds.returnId))
    if (!isOpen(order.status) || (await tx.$count(refunds, isGivenBack)) > 0) return refuse('conflict')
    return apply(tx, act, order, edit)
  })
}

async function apply(
  tx: Transaction,
  act: SaleAct,
  order: OrderRow,
  edit: OrderEdit,
): Promise<{ id: number } | Refusal> {
  const { id } = order
  const before = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position))
  const contents = await contentsOf(tx, act, order, before, edit)
  if (isRefusal(contents)) return contents
  const held = [...contents.kept, ...contents.added]
  const extra = await tx
    .select({ label: orderExtraLines.label, total: orderExtraLines.total })
    .from(orderExtraLines)
    .where(eq(orderExtraLines.orderId, id))
    .orderBy(asc(orderExtraLines.id))
  const discount = discountOf(act, order, edit, { lines: held, extra })
  if (isRefusal(discount)) return discount
  const destination = await destinationOf(tx, act, order, edit, held)
  if (isRefusal(destination)) return destination
  const { fee = extra.filter(({ label }) => label === deliveryLabel), ...place } = destination
  const promoted = await promoteAgain(tx, id, {
    lines: held,
    extraLines: [...fee, ...discount.extraLines],
    ...{ currency: order.currency, priceTier: order.priceTier, customerId: order.clientId },
    ...{ paymentMethod: order.paymentMethod, now: act.now },
  })
  if (isRefusal(promoted)) return promoted
  const { lines, extraLines } = promoted
  const { subtotal, total } = totalsOf(lines, extraLines)
  const otherPrice = refuseOtherTotal(edit.confirmedTotal, { subtotal, total })
  if (otherPrice) return otherPrice
  const short = await moveUnits(tx, act, id, { before, after: lines })
  if (short) return short
  await storeLines(tx, id, before, splitLines(lines))
  await tx.delete(orderExtraLines).where(eq(orderExtraLines.orderId, id))
  if (extraLines.length > 0)
    await tx.insert(orderExtraLines).values(extraLines.map((line) => ({ ...line, orderId: id })))
  await storeUses(tx, id, promoted.promotions)
  const change = {
    ...place,
    ...{ subtotal, total, discountReason: discount.reason, version: order.version + 1 },
  }
  await tx.update(orders).set(change).where(eq(orders.id, id))
  await forgetKeptExcess(tx, id)
  await tell(tx, act, { ...order, ...change }, { before: order, ...promoted })
  return { id }
}

async function contentsOf(
  tx: Transaction,
  act: SaleAct,
  { currency, priceTier }: OrderRow,
  before: readonly StoredLine[],
  { lines, items = [] }: OrderEdit,
): Promise<Contents | Refusal> {
  const kept = before.flatMap((line) => {
    const wanted = lines.find(({ id }) => id === line.id)
    return wanted ? [{ ...line, quantity: wanted.quantity, amount: line.price * wanted.quantity }] : []
  })
  if (kept.length < lines.length) return refuse('notFound')
  // Discounts are of the whole order here.
  const plain = items.map(({ discountPercent: _, ...item }) => item)
  const sale = { items: plain, currency, priceTier }
  const priced = items.length > 0 ? await priceSale(tx, act, sale) : { lines: [] }
  if (isRefusal(priced)) return priced
  const added = priced.lines
  if (kept.length + added.length === 0) return refuse('conflict')
  return fitsInCart([...kept, ...added]) ? { kept, added } : refuse('cartFull')
}

/** More than was taken off before is within the limit of who takes it off. */
function discountOf(
  { discountPercent: limit }: SaleAct,
  order: OrderRow,
  { discount, discountReason }: OrderEdit,
  { lines, extra }: { lines: readonly (StoredLine | NewOrderLine)[]; extra: readonly ExtraLine[] },
): { extraLines: ExtraLine[]; reason: string | null } | Refusal {
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
  const reason = requireDiscountReason(isDiscounted, discountReason ?? order.discountReason)
  if (isRefusal(reason)) return reason
  return { extraLines: off > 0 ? [{ label: discountLabel, total: -off }] : [], reason }
}

/** Kept lines have an id. */
function splitLines(lines: readonly (StoredLine | NewOrderLine)[]): Contents {
  const isKept = (line: StoredLine | NewOrderLine): line is StoredLine => 'id' in line
  return {
    kept: lines.filter(isKept),
    added: lines.filter((line) => !isKept(line)),
  }
}

type Place = Pick<OrderRow, 'homeDelivery' | 'shippingAddress' | 'pickupPoint'>

/** Empty where it stays; with the fee of today where it changes. */
async function destinationOf(
  tx: Transaction,
  { settings }: SaleAct,
  { clientId, currency, status, homeDelivery }: OrderRow,
  { delivery: wanted }: OrderEdit,
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

interface Difference {
  before: readonly { productId: number; quantity: number }[]
  after: readonly { productId: number; quantity: number }[]
}

/** Only what differs is sold or put back. */
async function moveUnits(
  tx: Transaction,
  { actor }: SaleAct,
  orderId: number,
  { before, after }: Difference,
): Promise<undefined | Refusal> {
  const [had, has] = [unitsByProduct(before), unitsByProduct(after)]
  const products = [...new Set([...had.keys(), ...has.keys()])]
  await lockProducts(tx, products)
  const moves = products.map((productId) => ({
    productId,
    quantity: (has.get(productId) ?? 0) - (had.get(productId) ?? 0),
  }))
  const sale = { orderId, actorId: actor.userId }
  const fewer = moves.filter(({ quantity }) => quantity < 0)
  if (fewer.length > 0)
    await putBack(
      tx,
      sale,
      fewer.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
    )
  const more = moves.filter(({ quantity }) => quantity > 0)
  return more.length > 0 ? sellFromStock(tx, sale, more) : undefined
}

async function storeLines(
  tx: Transaction,
  orderId: number,
  before: readonly StoredLine[],
  { kept, added }: Contents,
): Promise<void> {
  const ids = kept.map(({ id }) => id)
  const isOfOrder = eq(orderLines.orderId, orderId)
  await tx
    .delete(orderLines)
    .where(ids.length > 0 ? and(isOfOrder, notInArray(orderLines.id, ids)) : isOfOrder)
  for (const { id, quantity, amount, discount } of kept) {
    const line = before.find((one) => one.id === id)
    if (line?.quantity === quantity && line.discount === discount) continue
    await tx.update(orderLines).set({ quantity, amount, discount }).where(eq(orderLines.id, id))
  }
  const last = before.at(-1)?.position ?? 0
  if (added.length === 0) return
  await tx.insert(orderLines).values(
    added.map((line, index) => ({
      ...line,
      orderId,
      position: last + index + 1,
      warrantyMonths: warrantyOf(line.productId),
    })),
  )
}

interface Told {
  before: OrderRow
  lines: NewOrderLine[]
  extraLines: ExtraLine[]
  promotions: AppliedPromotion[]
}

/** History, audit log and the new confirmation. */
async function tell(
  tx: Transaction,
  { actor, settings, storeUrl, methods, mailSecrets, orderTokens, now }: SaleAct,
  order: OrderRow,
  { before, lines, extraLines, promotions }: Told,
): Promise<void> {
  const { id, status, total, discountReason, buyerEmail: to } = order
  const entry = { orderId: id, at: now, status, actorId: actor.userId }
  const note = lines.map(({ productName, quantity }) => `${productName} × ${quantity}`).join(', ')
  await noteInHistory(tx, { ...entry, event: 'edit', note: note.slice(0, 2000) })
  if (discountReason && discountReason !== before.discountReason)
    await noteInHistory(tx, { ...entry, event: 'reason', note: `Descuento: ${discountReason}` })
  const audited = (row: OrderRow) => ({
    total: row.total,
    shippingAddress: row.shippingAddress,
    discountReason: row.discountReason,
  })
  await recordAudit(tx, actor, {
    action: 'update',
    entity: 'order',
    entityId: id,
    before: audited(before),
    after: { ...audited(order), lines: note.slice(0, 2000) },
  })
  const format = await findCurrency(tx, order.currency)
  if (to === null || !format) return
  const method = methods.find(({ code }) => code === order.paymentMethod)
  const row = {
    ...order,
    total,
    lines,
    extraLines,
    promotions,
    method,
    format,
    warrantyMonths: settings.warrantyMonths,
  }
  const facts = { ...placedOrderFacts(row, settings, storeUrl), buyerEmail: to }
  const secrets =
    order.clientId === null ? mailSecrets.seal(to, { token: orderTokens.tokenOf(id) }) : undefined
  const { number, version } = order
  await queueMails(tx, [editedOrderMail(facts, { id, number, version, secrets })])
}
