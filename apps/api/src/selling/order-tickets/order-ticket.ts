import { readSettings } from '@tecnoclick/contract/site/settings/read-settings'
import type { Drizzle } from '@tecnoclick/database/connect'
import { orderTickets } from '@tecnoclick/database/schema/selling/order-tickets'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { settings as settingRows } from '@tecnoclick/database/schema/site/settings'
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { LinkBody } from '../../platform/mail/mail-links.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { SignedIds } from '../../platform/secrets/signed-ids.ts'
import { linkPath } from '../orders/paying/linked-order.ts'

/**
 * Where the shop lets everyone open the orders of its mails, 'Ver mi pedido' is a link that works signed out
 * (selling.md#order-tickets). It is put in when the mail is sent: what is stored, and shown to staff, has no token.
 */
export function linkOrderTickets(db: Drizzle, ticketTokens: SignedIds): LinkBody {
  return async ({ to, orderIds }, { html, text }) => {
    const [orderId, ...others] = orderIds ?? []
    if (orderId === undefined || others.length > 0) return { html, text }
    const page = new RegExp(`/account/orders/${orderId}(?![\\d/])`, 'g')
    if (!page.test(html + text) || !(await areLinksOpen(db))) return { html, text }
    const id = await openTicket(db, orderId, to)
    if (id === undefined) return { html, text }
    const path = linkPath(ticketTokens.tokenOf(id))
    return { html: html.replaceAll(page, path), text: text.replaceAll(page, path) }
  }
}

async function areLinksOpen(db: Drizzle): Promise<boolean> {
  const { key, value } = settingRows
  const rows = await db.select({ key, value }).from(settingRows).where(eq(key, 'orderLinks'))
  return readSettings(rows).orderLinks === 'everyone'
}

/** The one of an order stays the same while it is open; undefined for somebody who is not its buyer. */
async function openTicket(db: Drizzle, orderId: number, to: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into order_tickets (order_id)
    select id from orders where id = ${orderId} and client_id is not null and lower(buyer_email) = lower(${to})
    on conflict (order_id) where revoked_at is null do update set order_id = excluded.order_id
    returning id`)
  return rows[0]?.id
}

/** Undefined for a forged or a withdrawn link alike. */
export async function findOrderTicket(
  db: Drizzle,
  token: string,
  ticketTokens: SignedIds,
): Promise<{ orderId: number } | undefined> {
  const id = ticketTokens.idOf(token)
  if (id === undefined) return undefined
  const [ticket] = await db
    .select({ orderId: orderTickets.orderId })
    .from(orderTickets)
    .where(and(eq(orderTickets.id, id), isNull(orderTickets.revokedAt)))
  return ticket
}

/** Later mails have a new one. */
export function revokeOrderTicket(
  db: Drizzle,
  actor: Actor,
  { id, now }: { id: number; now: Date },
): Promise<{ revoked: boolean } | Refusal> {
  return transact(db, async (tx) => {
    const isCustomers = and(eq(orders.id, id), ne(orders.channel, 'mostrador'), isNotNull(orders.clientId))
    if ((await tx.$count(orders, isCustomers)) === 0) return refuse('notFound')
    const { rowCount } = await tx
      .update(orderTickets)
      .set({ revokedAt: now, revokedBy: actor.userId })
      .where(and(eq(orderTickets.orderId, id), isNull(orderTickets.revokedAt)))
    const revoked = rowCount === 1
    if (revoked)
      await recordAudit(tx, actor, {
        ...{ action: 'update', entity: 'order', entityId: id },
        ...{ before: { mailLink: true }, after: { mailLink: false } },
      })
    return { revoked }
  })
}
