import type {
  NewOrderDetail,
  OrderDetail,
  OrderDetailChange,
} from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { orderExtraLines, orderLines, orders } from '@tecnoclick/database/schema/selling/orders'
import { promotionUses } from '@tecnoclick/database/schema/selling/promotions'
import { refunds } from '@tecnoclick/database/schema/selling/returns'
import { toWire } from '@tecnoclick/domain/platform/money'
import { promotionLines } from '@tecnoclick/domain/selling/apply-promotions'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { priceLines, totalsOf } from '@tecnoclick/domain/selling/price-lines'
import { isPromotionLabel } from '@tecnoclick/domain/selling/promotion'
import { maxUnitsPerLine } from '@tecnoclick/domain/selling/quantity'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { transact } from '../../../platform/rows/transact.ts'
import { sellFromStock } from '../../../stock/ledger/sell-units.ts'
import { readSaleProducts } from '../../cart/sale-product.ts'
import { promoteAgain, storeUses } from '../../promotions/promote-sale.ts'
import { lockOrder, noteInHistory, type OrderRow } from '../lock-order.ts'
import type { StaffAct } from './change-order.ts'

type Line = typeof orderLines.$inferSelect

/** Adds a line to an open order at the price of the order's tier and currency. */
export function addOrderDetail(
  db: Drizzle,
  act: StaffAct,
  { sellOrderId, productId, quantity, options: chosen = [] }: NewOrderDetail,
): Promise<OrderDetail | Refusal> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, sellOrderId)
    if (!order) return refuse('notFound')
    if (!isOpen(order.status)) return refuse('conflict')
    const product = (await readSaleProducts(tx, [productId])).get(productId)
    if (!product) return refuse('notFound')
    const pricing = { wholesale: order.priceTier === 'wholesale', currency: order.currency }
    const priced = priceLines([{ product, chosen, quantity }], pricing)
    if (isRefusal(priced)) return priced
    const [line] = priced
    if (!line) return refuse('notFound')
    const [last] = await tx
      .select({ position: sql<number>`coalesce(max(${orderLines.position}), 0)` })
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
    const position = (last?.position ?? 0) + 1
    const [added] = await tx
      .insert(orderLines)
      .values({ orderId: order.id, position, ...line, warrantyMonths: warrantyOf(productId) })
      .returning()
    if (!added) throw new Error('The line was not stored')
    const refused = await grow(tx, act, order, added, quantity)
    return refused ?? serializeOrderDetail(added)
  })
}

/** Increases a line. Fewer units are a change of the whole order, which the customer confirms (edit-order.ts). */
export function changeOrderDetail(
  db: Drizzle,
  act: StaffAct,
  id: number,
  { quantity }: OrderDetailChange,
): Promise<OrderDetail | Refusal> {
  return transact(db, async (tx) => {
    const [found] = await tx
      .select({ orderId: orderLines.orderId })
      .from(orderLines)
      .where(eq(orderLines.id, id))
    const order = found && (await lockOrder(tx, found.orderId))
    const [line] = await tx.select().from(orderLines).where(eq(orderLines.id, id))
    if (!order || !line) return refuse('notFound')
    if (line.quantity === quantity) return serializeOrderDetail(line)
    if (!isOpen(order.status) || quantity < line.quantity || quantity > maxUnitsPerLine) {
      return refuse('conflict')
    }
    const [changed] = await tx
      .update(orderLines)
      .set({ quantity, amount: line.price * quantity })
      .where(eq(orderLines.id, id))
      .returning()
    if (!changed) return refuse('notFound')
    const refused = await grow(tx, act, order, changed, quantity - line.quantity)
    return refused ?? serializeOrderDetail(changed)
  })
}

/** Of the product, otherwise of the setting, as for a new order. */
export function warrantyOf(productId: number) {
  return sql`coalesce(
    (select warranty_months from products where id = ${productId}),
    (select (value #>> '{}')::integer from settings where key = 'warrantyMonths'), 0
  )`
}

async function grow(
  tx: Transaction,
  { actor, now }: StaffAct,
  order: OrderRow,
  line: Line,
  units: number,
): Promise<undefined | Refusal> {
  const { productId, price, productName } = line
  const sale = { orderId: order.id, actorId: actor.userId }
  // What was paid too much and given back no longer pays for more.
  const isGivenBack = and(eq(refunds.orderId, order.id), isNull(refunds.returnId))
  if ((await tx.$count(refunds, isGivenBack)) > 0) return refuse('conflict')
  const refused = await sellFromStock(tx, sale, [{ productId, quantity: units }])
  if (refused) return refused
  const subtotal = order.subtotal + price * units
  const promoted = await promoteGrown(tx, order, now)
  if (isRefusal(promoted)) return promoted
  const total = promoted === undefined ? order.total + price * units : subtotal + promoted
  const change = { subtotal, total, version: order.version + 1 }
  await tx.update(orders).set(change).where(eq(orders.id, order.id))
  // The order may be paid already.
  await tx.execute(sql`select verify_reviews(${order.id}::integer)`)
  const entry = { orderId: order.id, at: now, event: 'edit', status: order.status } as const
  await noteInHistory(tx, { ...entry, note: `${productName} × ${line.quantity}`, actorId: actor.userId })
  await recordAudit(tx, actor, {
    action: 'update',
    entity: 'order',
    entityId: order.id,
    before: { subtotal: order.subtotal, total: order.total },
    after: { ...change, productId, quantity: line.quantity },
  })
  return undefined
}

/** The extra lines together, if the order has promotions: more units may earn more (selling.md#promotions). */
async function promoteGrown(
  tx: Transaction,
  { id, currency, priceTier, clientId, paymentMethod }: OrderRow,
  now: Date,
): Promise<number | undefined | Refusal> {
  if ((await tx.$count(promotionUses, eq(promotionUses.orderId, id))) === 0) return undefined
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(orderLines.position)
  const stored = await tx.select().from(orderExtraLines).where(eq(orderExtraLines.orderId, id))
  const extraLines = stored.filter(({ label }) => !isPromotionLabel(label))
  const promoted = await promoteAgain(tx, id, {
    ...{ lines, extraLines, currency, priceTier, customerId: clientId, paymentMethod, now },
  })
  if (isRefusal(promoted)) return promoted
  for (const line of promoted.lines)
    await tx.update(orderLines).set({ discount: line.discount }).where(eq(orderLines.id, line.id))
  const before = stored.filter(({ label }) => isPromotionLabel(label)).map((line) => line.id)
  await tx.delete(orderExtraLines).where(inArray(orderExtraLines.id, before))
  const added = promotionLines(promoted.promotions)
  if (added.length > 0)
    await tx.insert(orderExtraLines).values(added.map((line) => ({ ...line, orderId: id })))
  await storeUses(tx, id, promoted.promotions)
  return totalsOf([], promoted.extraLines).total
}

export function serializeOrderDetail({
  id,
  orderId,
  productId,
  productName,
  price,
  quantity,
  amount,
}: Line): OrderDetail {
  return {
    id,
    sellOrderId: orderId,
    productId,
    productName,
    quantity,
    price: toWire(price),
    amount: toWire(amount),
  }
}
