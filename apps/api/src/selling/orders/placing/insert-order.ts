import { withColumnNames } from '@tecnoclick/database/column-names'
import type { Transaction } from '@tecnoclick/database/connect'
import { type OrderedOption, orderLines, orders } from '@tecnoclick/database/schema/selling/orders'
import type { PriceTier } from '@tecnoclick/domain/catalogue/prices'
import type { OrderChannel } from '@tecnoclick/domain/selling/order'
import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { sql } from 'drizzle-orm'

export interface NewOrderLine {
  productId: number
  productName: string
  sku: string
  options: OrderedOption[]
  /** Unit price including options, minor units. */
  price: number
  /** Before a discount. */
  listPrice?: number
  quantity: number
  amount: number
}

export interface NewOrderRow {
  status: OrderStatus
  channel: OrderChannel
  currency: string
  priceTier: PriceTier
  subtotal: number
  total: number
  paymentMethod: string | null
  homeDelivery: boolean
  shippingAddress: string
  pickupPoint: string
  billingAddress: string
  description: string
  clientId: number | null
  buyerName: string | null
  buyerPhone: string | null
  buyerEmail: string | null
  recipientName: string | null
  recipientPhone: string | null
  placedBy: number
  idempotencyKey: string | null
  discountReason?: string | null
  orderDate: Date
  /** Of products that have none of their own. */
  warrantyMonths: number
  lines: NewOrderLine[]
  extraLines: { label: string; total: number }[]
}

/** The arguments of `insert_order`. */
export function orderJsonOf({ lines, extraLines, warrantyMonths, ...order }: NewOrderRow) {
  const completedAt = order.status === 'COMPLETADA' ? order.orderDate : null
  return {
    order: withColumnNames(orders, { ...order, completedAt }),
    lines: lines.map((line) => withColumnNames(orderLines, { ...line })),
    extraLines,
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

/** Runs the deferred constraint triggers now, before the number series is locked. */
export async function checkOrderNow(tx: Transaction): Promise<void> {
  await tx.execute(sql`set constraints all immediate`)
}
