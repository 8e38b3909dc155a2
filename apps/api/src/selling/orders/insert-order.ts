import type { Transaction } from '@tecnoclick/database/connect'
import type { OrderedOption } from '@tecnoclick/database/schema/selling/orders'
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

/** Inserts the order, its lines and the first history entry in one statement. The number comes later. */
export async function insertOrder(
  tx: Transaction,
  { lines, extraLines, warrantyMonths, ...order }: NewOrderRow,
): Promise<number> {
  const row = {
    ...order,
    orderDate: order.orderDate.toISOString(),
    completedAt: order.status === 'COMPLETADA' ? order.orderDate.toISOString() : null,
  }
  const { rows } = await tx.execute<{ id: number }>(sql`
    with placed as (
        insert into orders (
          status, channel, currency, price_tier, subtotal, total, payment_method, home_delivery, shipping_address,
          pickup_point, billing_address, description, client_id, buyer_name, buyer_phone, buyer_email, recipient_name, recipient_phone,
          placed_by, idempotency_key, order_date, completed_at, discount_reason
        )
        select status, channel, currency, "priceTier", subtotal, total, "paymentMethod", "homeDelivery",
          "shippingAddress", "pickupPoint", "billingAddress", description, "clientId", "buyerName", "buyerPhone", "buyerEmail",
          "recipientName", "recipientPhone", "placedBy", "idempotencyKey", "orderDate", "completedAt", "discountReason"
        from jsonb_to_record(${JSON.stringify(row)}::jsonb) as o (
          status text, channel text, currency text, "priceTier" text, subtotal bigint, total bigint,
          "paymentMethod" text, "homeDelivery" boolean, "shippingAddress" text, "pickupPoint" text, "billingAddress" text,
          description text, "clientId" integer, "buyerName" text, "buyerPhone" text, "buyerEmail" text,
          "recipientName" text, "recipientPhone" text,
          "placedBy" integer, "idempotencyKey" text, "orderDate" timestamptz, "completedAt" timestamptz,
          "discountReason" text
        )
        returning id, status, placed_by, order_date
      ),
      lines as (
        insert into order_lines (
          order_id, position, product_id, product_name, sku, options, price, list_price, quantity, amount, warranty_months
        )
        select placed.id, position, "productId", "productName", sku, options, price, "listPrice", quantity, amount, coalesce(
          (select p.warranty_months from products as p where p.id = "productId"), ${warrantyMonths}::integer
        )
        from placed, rows from (
          jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as (
            "productId" integer, "productName" text, sku text, options jsonb, price bigint, "listPrice" bigint, quantity integer,
            amount bigint
          )
        ) with ordinality as l (
          "productId", "productName", sku, options, price, "listPrice", quantity, amount, position
        )
      ),
      extra as (
        insert into order_extra_lines (order_id, label, total)
        select placed.id, label, total
        from placed, jsonb_to_recordset(${JSON.stringify(extraLines)}::jsonb) as e (label text, total bigint)
      ),
      noted as (
        insert into order_history (order_id, at, event, status, actor_id)
        select id, order_date, 'placed', status, placed_by from placed
      )
    select id from placed`)
  const [placed] = rows
  if (!placed) throw new Error('The order was not stored')
  return placed.id
}

/** Runs the deferred constraint triggers now, before the number series is locked. */
export async function checkOrderNow(tx: Transaction): Promise<void> {
  await tx.execute(sql`set constraints all immediate`)
}
