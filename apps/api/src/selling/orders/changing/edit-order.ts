import type { EditQuote, OrderEdit, QuotedEdit } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { inTransaction } from '@tecnoclick/database/connect'
import { orderExtraLines, orderLines, orders } from '@tecnoclick/database/schema/selling/orders'
import { toWire } from '@tecnoclick/domain/platform/money'
import type { AppliedPromotion } from '@tecnoclick/domain/selling/apply-promotions'
import { unitsByProduct } from '@tecnoclick/domain/selling/cart'
import { refuseOtherTotal } from '@tecnoclick/domain/selling/price-lines'
import { and, eq, notInArray } from 'drizzle-orm'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { queueMails } from '../../../platform/mail/queue-mail.ts'
import { atVersion } from '../../../platform/rows/at-version.ts'
import { transact } from '../../../platform/rows/transact.ts'
import { lockProducts } from '../../../stock/ledger/lock-products.ts'
import { putBack, sellFromStock } from '../../../stock/ledger/sell-units.ts'
import { requireDiscountReason } from '../../counter/apply-discounts.ts'
import type { SaleAct } from '../../counter/store-sale.ts'
import { storeUses } from '../../promotions/promote-sale.ts'
import { forgetKeptExcess } from '../../refunds/keep-excess.ts'
import { findCurrency } from '../find-currency.ts'
import { lockOrder, noteInHistory, type OrderRow } from '../lock-order.ts'
import type { NewOrderLine } from '../placing/insert-order.ts'
import { editedOrderMail, placedOrderFacts } from '../placing/placed-order-mails.ts'
import { warrantyOf } from './order-details.ts'
import { type Contents, type EditTerms, type ExtraLine, reckonEdit, type StoredLine } from './reckon-edit.ts'

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
    return apply(tx, act, order, edit)
  })
}

/** What the order would cost after this change. */
export function quoteEdit(
  db: Drizzle,
  act: EditTerms,
  id: number,
  edit: QuotedEdit,
): Promise<EditQuote | Refusal> {
  return inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id))
    if (!order) return refuse('notFound')
    const reckoned = await reckonEdit(tx, act, order, edit)
    if (isRefusal(reckoned)) return reckoned
    const { subtotal, total, promoted } = reckoned
    const additionalLines = promoted.extraLines.map((line) => ({
      label: line.label,
      total: toWire(line.total),
    }))
    return { subtotal: toWire(subtotal), additionalLines, total: toWire(total) }
  })
}

async function apply(
  tx: Transaction,
  act: SaleAct,
  order: OrderRow,
  edit: OrderEdit,
): Promise<{ id: number } | Refusal> {
  const { id } = order
  const reckoned = await reckonEdit(tx, act, order, edit)
  if (isRefusal(reckoned)) return reckoned
  const { before, place, promoted, subtotal, total } = reckoned
  const { lines, extraLines } = promoted
  const reason = requireDiscountReason(reckoned.isDiscounted, edit.discountReason ?? order.discountReason)
  if (isRefusal(reason)) return reason
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
    ...{ subtotal, total, discountReason: reason, version: order.version + 1 },
  }
  await tx.update(orders).set(change).where(eq(orders.id, id))
  await forgetKeptExcess(tx, id)
  await tell(tx, act, { ...order, ...change }, { before: order, ...promoted })
  return { id }
}

/** Kept lines have an id. */
function splitLines(lines: readonly (StoredLine | NewOrderLine)[]): Contents {
  const isKept = (line: StoredLine | NewOrderLine): line is StoredLine => 'id' in line
  return {
    kept: lines.filter(isKept),
    added: lines.filter((line) => !isKept(line)),
  }
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
