import type { OrderedOption } from '@tecnoclick/database/schema/selling/orders'
import type { PriceTier } from '@tecnoclick/domain/catalogue/prices'
import type { DeliveryStep } from '@tecnoclick/domain/delivery/delivery-steps'
import type { OrderChannel, OrderEvent, PaymentState } from '@tecnoclick/domain/selling/order'
import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import type { PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import { sql } from 'drizzle-orm'

/** An order with its details, as `orderJson` returns it: minor units, dates in PostgreSQL's JSON format. */
export interface StoredOrder {
  id: number
  number: string | null
  orderDate: string
  status: OrderStatus
  step: DeliveryStep | null
  channel: OrderChannel
  currency: string
  priceTier: PriceTier
  subtotal: number
  total: number
  description: string
  paymentMethod: string | null
  /** What the chosen method says about accounts. */
  method: Pick<PaymentMethod, 'shopAccounts' | 'accounts'> | null
  homeDelivery: boolean
  shippingAddress: string
  pickupPoint: string
  billingAddress: string
  respuesta: string | null
  respondedAt: string | null
  expiresAt: string | null
  paymentCheckUntil: string | null
  clientId: number | null
  version: number
  customer: {
    name: string
    email: string | null
    phone: string | null
    clicode: string | null
    ruccode: string | null
  }
  recipient: { name: string; phone: string | null }
  extraLines: { label: string; total: number }[]
  lines: StoredOrderLine[]
  /** Oldest first. */
  payments: StoredPayment[]
  /** Oldest first. */
  refunds: StoredRefund[]
  history: { at: string; event: OrderEvent; status: OrderStatus; note: string; staff: boolean }[]
}

export interface StoredOrderLine {
  id: number
  product: { id: number; name: string; sku: string; slug: string; image: string | null }
  options: OrderedOption[]
  price: number
  listPrice: number | null
  quantity: number
  amount: number
}

export interface StoredRefund {
  id: number
  amount: number
  method: string
  transactionCode: string | null
  refundedAt: string
}

export interface StoredPayment {
  id: number
  state: PaymentState
  method: string | null
  amount: number
  transactionCode: string | null
  receipt: string | null
  createdAt: string
  verifiedAt: string | null
  note: string
}

/** Expects an `orders` row with the alias `o`. */
export const orderJson = sql`json_build_object(
  'id', o.id, 'number', o.number, 'orderDate', o.order_date, 'status', o.status, 'channel', o.channel,
  'step', (select d.step from deliveries as d where d.order_id = o.id),
  'currency', o.currency, 'priceTier', o.price_tier, 'subtotal', o.subtotal, 'total', o.total,
  'description', o.description, 'paymentMethod', o.payment_method, 'homeDelivery', o.home_delivery,
  'shippingAddress', o.shipping_address, 'pickupPoint', o.pickup_point, 'billingAddress', o.billing_address,
  'respuesta', o.respuesta, 'respondedAt', o.responded_at, 'expiresAt', o.expires_at, 'paymentCheckUntil', o.payment_check_until,
  'clientId', o.client_id, 'version', o.version,
  'customer', (
    select json_build_object(
      'name', coalesce(o.buyer_name, ''), 'email', o.buyer_email, 'phone', o.buyer_phone,
      'clicode', max(p.clicode), 'ruccode', max(p.ruccode)
    ) from profiles as p where p.user_id = o.client_id
  ),
  'recipient', json_build_object('name', coalesce(o.recipient_name, ''), 'phone', o.recipient_phone),
  'extraLines', (
    select coalesce(json_agg(json_build_object('label', e.label, 'total', e.total) order by e.id), '[]')
    from order_extra_lines as e where e.order_id = o.id
  ),
  'lines', (
    select coalesce(json_agg(json_build_object(
      'id', l.id,
      'product', json_build_object(
        'id', l.product_id, 'name', l.product_name, 'sku', l.sku, 'slug', p.slug,
        'image', (select file from product_pictures where product_id = p.id order by position limit 1)
      ),
      'options', l.options, 'price', l.price, 'listPrice', l.list_price, 'quantity', l.quantity, 'amount', l.amount
    ) order by l.position), '[]')
    from order_lines as l join products as p on p.id = l.product_id where l.order_id = o.id
  ),
  'method', (
    select json_build_object('shopAccounts', m.shop_accounts, 'accounts', m.accounts)
    from payment_methods as m where m.code = o.payment_method
  ),
  'payments', (
    select coalesce(json_agg(json_build_object(
      'id', y.id, 'state', y.state, 'method', y.method, 'amount', y.amount, 'transactionCode', c.code,
      'receipt', y.receipt, 'createdAt', y.created_at, 'verifiedAt', y.verified_at, 'note', y.note
    ) order by y.id), '[]')
    from payments as y left join transaction_codes as c on c.id = y.transaction_code_id where y.order_id = o.id
  ),
  'refunds', (
    select coalesce(json_agg(json_build_object(
      'id', f.id, 'amount', f.amount, 'method', f.method, 'transactionCode', c.code, 'refundedAt', f.refunded_at
    ) order by f.id), '[]')
    from refunds as f left join transaction_codes as c on c.id = f.transaction_code_id where f.order_id = o.id
  ),
  'history', (
    select coalesce(json_agg(json_build_object(
      'at', h.at, 'event', h.event, 'status', h.status, 'note', h.note,
      'staff', h.actor_id is not null and h.actor_id is distinct from o.client_id
    ) order by h.id), '[]')
    from order_history as h where h.order_id = o.id
  )
)`
