import type { IncludedService } from '@tecnoclick/contract/workshop/service-orders/included-schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { eq, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { numberDocument } from '../../platform/numbering/take-number.ts'
import { transact } from '../../platform/rows/transact.ts'
import { storeServiceOrder } from './store-service-order.ts'
import { findUnknownChoice } from './unknown-choice.ts'

/** The services that the combos of an order include, with their service orders. */
export async function listIncluded(
  db: Drizzle | Transaction,
  orderId: number,
): Promise<{ data: IncludedService[]; total: number } | Refusal> {
  if ((await db.$count(orders, eq(orders.id, orderId))) === 0) return refuse('notFound')
  const { rows } = await db.execute<IncludedService>(sql`
    select combo -> 'service' as service, combo ->> 'name' as combo, (combo ->> 'quantity')::integer as quantity,
      (
        select json_build_object('id', id, 'number', order_num, 'status', status) from service_orders
        where included_in = ${orderId} and service_id = (combo -> 'service' ->> 'id')::integer
      ) as "serviceOrder"
    from (
      select distinct on (combo -> 'service' ->> 'id') combo, position from order_lines
      where order_id = ${orderId} and jsonb_typeof(combo -> 'service') = 'object'
      order by combo -> 'service' ->> 'id', position
    ) as included
    order by position`)
  return { data: rows, total: rows.length }
}

interface IncludedAct {
  actor: Actor
  businessId: number
  now: Date
}

/** Opens the service order of an included service for the buyer, once; the order is locked meanwhile (catalogue.md#combos). */
export function openIncluded(
  db: Drizzle,
  { actor, businessId, now }: IncludedAct,
  orderId: number,
  serviceId: number,
): Promise<IncludedService | Refusal> {
  return transact(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
    const included = order && (await findIncluded(tx, orderId, serviceId))
    if (!order || !included) return refuse('notFound')
    if (included.serviceOrder) return included
    if (order.status === 'CANCELADA') return refuse('conflict')
    const { clientId: customerId, buyerName: contactName, buyerPhone: contactPhone } = order
    if (customerId === null && !(contactName && contactPhone))
      return refuse('invalid', { fields: { contactPhone: { code: 'required' } } })
    const device = await deviceOf(tx, orderId, serviceId)
    const unknown = await findUnknownChoice(tx, { serviceId, brandId: device?.brandId })
    if (unknown) return unknown
    if (!device) return refuse('invalid', { fields: { brandId: { code: 'brand' } } })
    const row = {
      ...{ customerId, serviceId, businessId, brandId: device.brandId, model: device.name.slice(0, 100) },
      ...(customerId === null && { contactName, contactPhone, receivedBy: actor.userId }),
      failure: `Incluido en el combo «${included.combo}» (× ${included.quantity}) del pedido ${order.number ?? order.id}.`,
      includedIn: orderId,
    }
    const id = await storeServiceOrder(tx, row, { actorId: actor.userId, now })
    await recordAudit(tx, actor, { action: 'create', entity: 'service-order', entityId: id, after: row })
    await numberDocument(tx, 'SERVICIO', id)
    return (await findIncluded(tx, orderId, serviceId)) ?? refuse('notFound')
  })
}

async function findIncluded(
  tx: Transaction,
  orderId: number,
  serviceId: number,
): Promise<IncludedService | undefined> {
  const included = await listIncluded(tx, orderId)
  return 'data' in included ? included.data.find(({ service }) => service.id === serviceId) : undefined
}

/** What it is about: the first part of the combo that has a brand. */
async function deviceOf(
  tx: Transaction,
  orderId: number,
  serviceId: number,
): Promise<{ brandId: number; name: string } | undefined> {
  const { rows } = await tx.execute<{ brandId: number; name: string }>(sql`
    select p.brand_id as "brandId", coalesce(p.model, l.product_name) as name
    from order_lines as l join products as p on p.id = l.product_id join brands as b on b.id = p.brand_id and b.enable
    where l.order_id = ${orderId} and (l.combo -> 'service' ->> 'id')::integer = ${serviceId}
    order by l.position limit 1`)
  return rows[0]
}
