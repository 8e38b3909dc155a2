import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { type InvoiceContent, invoices } from '@tecnoclick/database/schema/selling/invoices'
import { approvedClientCode } from '@tecnoclick/domain/people/client-code'
import { type InvoiceKind, invoiceDocuments, mayBeInvoiced } from '@tecnoclick/domain/selling/invoice'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { eq, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { takeNumber } from '../../platform/numbering/take-number.ts'
import { transact } from '../../platform/rows/transact.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { findOrder } from '../orders/reading/read-orders.ts'
import { queueInvoiceMail } from './invoice-mail.ts'

export interface InvoiceAct {
  actor: Actor
  settings: Settings
  now: Date
  storeUrl: string
}

type Row = Pick<typeof invoices.$inferInsert, 'orderId' | 'currency' | 'subtotal' | 'total' | 'content'>

/** A repeated call finds the invoice that holds. The number is the last lock (selling.md#invoices). */
export function issueInvoice(
  db: Drizzle,
  act: InvoiceAct,
  orderId: number,
): Promise<{ orderId: number } | Refusal> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('notFound')
    if (await findStanding(tx, orderId)) return { orderId }
    if (!mayBeInvoiced(order)) return refuse('conflict')
    const { currency, subtotal, total } = order
    const content = await readContent(tx, orderId, act.settings)
    if (!content) return refuse('notFound')
    return store(tx, act, { kind: 'invoice', row: { orderId, currency, subtotal, total, content } })
  })
}

/** Cancels the whole invoice; the order may change and be invoiced again then. */
export function cancelInvoice(
  db: Drizzle,
  act: InvoiceAct,
  id: number,
  reason: string,
): Promise<{ orderId: number } | Refusal> {
  return transact(db, async (tx) => {
    const [found] = await tx.select({ orderId: invoices.orderId }).from(invoices).where(eq(invoices.id, id))
    if (!found) return refuse('notFound')
    await lockOrder(tx, found.orderId)
    const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id))
    if (invoice?.kind !== 'invoice') return refuse('conflict')
    const [cancelled] = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.cancelsId, id))
    if (cancelled) return { orderId: invoice.orderId }
    return store(tx, act, { kind: 'credit', row: invoice, cancelsId: id, reason })
  })
}

async function findStanding(tx: Transaction, orderId: number): Promise<{ id: number } | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select i.id from invoices as i where i.order_id = ${orderId} and i.kind = 'invoice'
      and not exists (select from invoices as c where c.cancels_id = i.id)`)
  return rows[0]
}

interface NewInvoice {
  kind: InvoiceKind
  row: Row
  cancelsId?: number
  reason?: string
}

async function store(
  tx: Transaction,
  { actor, now, storeUrl }: InvoiceAct,
  { kind, row, cancelsId, reason }: NewInvoice,
): Promise<{ orderId: number } | Refusal> {
  const { orderId, currency, subtotal, total, content } = row
  const taken = await takeNumber(tx, invoiceDocuments[kind])
  if (!taken) return refuse('conflict')
  const [added] = await tx
    .insert(invoices)
    .values({
      ...{ kind, orderId, currency, subtotal, total, content, ...taken },
      ...{ issuedAt: now, issuedBy: actor.userId, ...(cancelsId && { cancelsId, reason }) },
    })
    .returning({ id: invoices.id })
  if (!added) return refuse('conflict')
  const { number } = taken
  await recordAudit(tx, actor, {
    ...{ action: 'create', entity: 'invoice', entityId: added.id },
    after: { kind, number, orderId, total, currency, ...(reason && { reason }) },
  })
  await queueInvoiceMail(tx, { id: added.id, kind, number, orderId, total, currency, storeUrl })
  return { orderId }
}

/** Seller, buyer and lines as they are now: an invoice does not change with them. */
async function readContent(
  tx: Transaction,
  orderId: number,
  { legalName, legalCode, address, email, phones }: Settings,
): Promise<InvoiceContent | undefined> {
  const order = await findOrder(tx, orderId)
  if (!order) return undefined
  const { rows } = await tx.execute<{ role: string | null }>(sql`
    select (select role from users where id = o.client_id) as role from orders as o where o.id = ${orderId}`)
  const isBusiness = rows[0]?.role === 'business'
  const { name, ruccode, clicode } = order.customer
  return {
    seller: { name: legalName, code: legalCode, address, email, phones },
    buyer: {
      ...{ name, address: order.billingAddress, isBusiness },
      code: isBusiness ? ruccode : null,
      clientCode: isBusiness ? approvedClientCode(clicode) : null,
    },
    lines: order.lines.map(({ product, options, combo, quantity, price, amount, serials }) => ({
      ...{ name: product.name, sku: product.sku, options, quantity, price, amount, serials },
      combo: combo && { name: combo.name },
    })),
    extraLines: order.extraLines,
  }
}
