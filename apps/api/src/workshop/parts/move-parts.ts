import type { MovedPart, NewPart } from '@tecnoclick/contract/workshop/work/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { serviceParts } from '@tecnoclick/database/schema/workshop/service-parts'
import { isOpen, type OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { missingUnits, movePart, partMoves } from '@tecnoclick/domain/workshop/repair-parts'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { lockProducts } from '../../stock/ledger/lock-products.ts'
import { movePartUnits } from '../../stock/ledger/move-part-units.ts'
import { fitSerials, unfitSerials } from '../../stock/serials/fit-serials.ts'

type PartRow = typeof serviceParts.$inferSelect

interface Act {
  orderId: number
  /** Null for the customer. */
  actorId: number | null
}

/** Needed without a quote. What stock has is reserved at once, the rest is missing. */
export async function addPart(tx: Transaction, act: Act, added: NewPart): Promise<undefined | Refusal> {
  const { rows } = await tx.execute<{ whole: boolean }>(
    sql`select variant_names is null and not is_combo as whole from products where id = ${added.productId} and enable`,
  )
  if (!rows[0]) return refuse('invalid', { fields: { productId: { code: 'required' } } })
  if (!rows[0].whole) return refuse('chooseVariant')
  await needParts(tx, act, [added], null)
  return undefined
}

/** Stores parts, by product, and reserves what stock has. */
export async function needParts(
  tx: Transaction,
  { orderId, actorId }: Act,
  needed: readonly NewPart[],
  quoteId: number | null,
): Promise<void> {
  const inOrder = needed.toSorted((one, other) => one.productId - other.productId)
  const products = await lockProducts(
    tx,
    inOrder.map(({ productId }) => productId),
  )
  for (const { productId, quantity } of inOrder) {
    const [part] = await tx
      .insert(serviceParts)
      .values({ serviceOrderId: orderId, productId, quoteId, quantity, addedBy: actorId })
      .returning()
    const sellable = products.get(productId)?.sellable ?? 0
    if (part) await applyAct(tx, part, { act: 'reserve', units: Math.min(sellable, quantity), actorId })
  }
}

/** An act of staff on one part of an order that is locked. A closed repair gives back fitted parts only, if it was cancelled. */
export async function actOnPart(
  tx: Transaction,
  { order, actorId, now }: { order: { id: number; status: OrderStatus }; actorId: number; now: Date },
  partId: number,
  { act, quantity, serials = [], version }: MovedPart,
): Promise<undefined | Refusal> {
  if (!isOpen(order.status) && !(act === 'unfit' && order.status === 'CANCELADA')) return refuse('conflict')
  const [found] = await tx
    .select()
    .from(serviceParts)
    .where(and(eq(serviceParts.id, partId), eq(serviceParts.serviceOrderId, order.id)))
  const part = atVersion(found, version)
  if (isRefusal(part)) return part
  const product = (await lockProducts(tx, [part.productId])).get(part.productId)
  const units = act === 'reserve' ? Math.min(quantity, product?.sellable ?? 0) : quantity
  if (units === 0) return refuse('outOfStock', { values: { name: product?.name ?? '' } })
  const refused = await applyAct(tx, part, { act, units, actorId })
  if (refused) return refused
  const used = act === 'unfit' ? part.used - units : part.used + units
  const named = { units, serials, actorId, now }
  if (act === 'fit') return fitSerials(tx, { ...part, used }, named)
  return act === 'unfit' ? unfitSerials(tx, { ...part, used }, named) : undefined
}

interface Applied {
  act: MovedPart['act']
  units: number
  actorId: number | null
}

/** Part and ledger together. The product is locked. */
async function applyAct(
  tx: Transaction,
  part: PartRow,
  { act, units, actorId }: Applied,
): Promise<undefined | Refusal> {
  if (units === 0) return undefined
  const moved = movePart(part, act, units)
  if (isRefusal(moved)) return refuse('conflict')
  if (act !== 'forget')
    await movePartUnits(tx, {
      partId: part.id,
      productId: part.productId,
      kind: partMoves[act],
      units,
      actorId,
    })
  await tx
    .update(serviceParts)
    .set({ ...moved, version: part.version + 1 })
    .where(eq(serviceParts.id, part.id))
  return undefined
}

/** Not fitted: back to stock, and needed no more. Of an order that is closed, or of quotes that no longer hold. */
export async function releaseParts(
  tx: Transaction,
  { orderId, actorId }: Act,
  onlyQuoted = false,
): Promise<void> {
  const parts = await tx
    .select()
    .from(serviceParts)
    .where(
      and(
        eq(serviceParts.serviceOrderId, orderId),
        sql`${serviceParts.quantity} > ${serviceParts.used}`,
        onlyQuoted ? isNotNull(serviceParts.quoteId) : undefined,
      ),
    )
    .orderBy(asc(serviceParts.productId), asc(serviceParts.id))
  await lockProducts(
    tx,
    parts.map(({ productId }) => productId),
  )
  for (const part of parts) {
    await applyAct(tx, part, { act: 'return', units: part.reserved, actorId })
    const left = { ...part, quantity: part.quantity - part.reserved, reserved: 0 }
    if (missingUnits(left) > 0)
      await applyAct(tx, left, { act: 'forget', units: missingUnits(left), actorId })
  }
}
