import { withColumnNames } from '@tecnoclick/database/column-names'
import type { Transaction } from '@tecnoclick/database/connect'
import { orderLines, orders } from '@tecnoclick/database/schema/selling/orders'
import type { AppliedPromotion } from '@tecnoclick/domain/selling/apply-promotions'
import { sql } from 'drizzle-orm'

type LineRow = typeof orderLines.$inferSelect
type OrderRow = typeof orders.$inferSelect

/** Amounts are minor units. */
export interface NewOrderLine
  extends Omit<LineRow, 'id' | 'orderId' | 'position' | 'warrantyMonths' | 'listPrice' | 'discount'> {
  listPrice?: number | null
  /** Its part of what promotions take off. */
  discount?: number
}

/** What a new order has not got yet. */
type Later =
  | ('id' | 'number' | 'seriesId' | 'sequence' | 'version' | 'createdAt' | 'updatedAt')
  | ('respuesta' | 'respondedAt' | 'completedAt' | 'cancelledAt')
  | ('paid' | 'excessKept' | 'expiresAt' | 'paymentCheckUntil')

export interface NewOrderRow extends Omit<OrderRow, Later | 'discountReason'> {
  discountReason?: string | null
  /** Of products that have none of their own. */
  warrantyMonths: number
  lines: NewOrderLine[]
  extraLines: { label: string; total: number }[]
  promotions: readonly AppliedPromotion[]
}

/** The arguments of `insert_order`. */
export function orderJsonOf({ lines, extraLines, promotions, warrantyMonths, ...order }: NewOrderRow) {
  const completedAt = order.status === 'COMPLETADA' ? order.orderDate : null
  return {
    order: withColumnNames(orders, { ...order, completedAt }),
    lines: lines.map((line) => withColumnNames(orderLines, { ...line })),
    extraLines,
    promotions,
    warrantyMonths,
  }
}

/** Inserts the order, its lines and the first history entry in one statement. The number comes later. */
export async function insertOrder(tx: Transaction, row: NewOrderRow): Promise<number> {
  const { order, lines, extraLines, warrantyMonths } = orderJsonOf(row)
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from insert_order(
      ${JSON.stringify(order)}::jsonb, ${JSON.stringify(lines)}::jsonb, ${JSON.stringify(extraLines)}::jsonb,
      ${warrantyMonths}::integer
    )`)
  const [placed] = rows
  if (!placed) throw new Error('The order was not stored')
  return placed.id
}

/** The caller holds the locks of the products; the number is locked later. */
export async function usePromotions(
  tx: Transaction,
  id: number,
  { clientId, promotions }: Pick<NewOrderRow, 'clientId' | 'promotions'>,
): Promise<void> {
  if (promotions.length === 0) return
  const used = JSON.stringify(promotions)
  await tx.execute(sql`
    select lock_promotions(${used}::jsonb, ${clientId}::integer), use_promotions(${id}::integer, ${clientId}::integer, ${used}::jsonb)`)
}

/** Runs the deferred constraint triggers now, before the number series is locked. */
export async function checkOrderNow(tx: Transaction): Promise<void> {
  await tx.execute(sql`set constraints all immediate`)
}
