import type { LinkedOrder, Order } from '@tecnoclick/contract/selling/orders/schemas'
import type { OfferedMethod } from '@tecnoclick/contract/selling/payments/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { days } from '@tecnoclick/domain/platform/duration'
import { pick } from '@tecnoclick/domain/platform/fields'
import { firstNameOf } from '@tecnoclick/domain/selling/family-link'
import { municipalityOf } from '@tecnoclick/domain/selling/order-address'
import { isReplaced } from '@tecnoclick/domain/selling/payment-balance'
import { eq, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { transact } from '../../../platform/rows/transact.ts'
import type { SignedIds } from '../../../platform/secrets/signed-ids.ts'
import { orderJson, type StoredOrder } from '../reading/stored-order.ts'

/** How long the link of a closed order still shows it. */
const closedLinkLifetime = days(30)

/** Where an order is paid without an account (selling.md#links-to-pay). */
export const linkPath = (token: string) => `/shop/pay/${token}`

/** Staff send it to whoever pays. It is the same each time, and asking for it is in the audit log. */
export function makeOrderLink(
  db: Drizzle,
  actor: Actor,
  { id, orderTokens }: { id: number; orderTokens: SignedIds },
): Promise<{ path: string } | Refusal> {
  return transact(db, async (tx) => {
    const [order] = await tx.select({ channel: orders.channel }).from(orders).where(eq(orders.id, id))
    if (!order) return refuse('notFound')
    if (order.channel === 'mostrador') return refuse('conflict')
    const after = { payLink: true }
    await recordAudit(tx, actor, { action: 'update', entity: 'order', entityId: id, after })
    return { path: linkPath(orderTokens.tokenOf(id)) }
  })
}

export async function findLinkedOrder(db: Drizzle, id: number, now: Date): Promise<StoredOrder | undefined> {
  const oldest = new Date(now.getTime() - closedLinkLifetime).toISOString()
  const { rows } = await db.execute<{ found: StoredOrder }>(sql`
    select ${orderJson} as found from orders as o
    where o.id = ${id} and o.channel <> 'mostrador'
      and coalesce(o.completed_at, o.cancelled_at, 'infinity') > ${oldest}::timestamptz`)
  return rows[0]?.found
}

const shown = [
  ...(['noSellOrden', 'orderDate', 'status', 'currency', 'subtotal', 'total', 'additionalLines'] as const),
  ...(['items', 'homeDelivery', 'pickupPoint', 'paid', 'due', 'excess', 'transfer', 'expiresDate'] as const),
]

/** Without addresses, codes, photos and full names, because links get shared. */
export function serializeLinkedOrder(
  order: Order,
  method: OfferedMethod | undefined,
  family: Omit<NonNullable<LinkedOrder['family']>, 'recipient' | 'place'> | null,
): LinkedOrder {
  return {
    ...pick(order, shown),
    // A serial is for who bought the unit.
    items: order.items.map((item) => ({ ...item, serials: [] })),
    payments: order.payments.map((payment) => ({
      ...payment,
      transactionCode: null,
      receipt: null,
      note: isReplaced(payment) ? payment.note : '',
    })),
    method: method ?? null,
    family: family && {
      ...family,
      recipient: firstNameOf(order.recipient.name),
      place: order.homeDelivery ? municipalityOf(order.shippingAddress) : '',
    },
    ticket: null,
  }
}

/** It only shows, as the ticket of a repair does: paying, cancelling and writing need the account. */
export function serializeTicket(order: Order): LinkedOrder {
  const { id: orderId } = order
  return { ...serializeLinkedOrder(order, undefined, null), transfer: null, ticket: { orderId } }
}
