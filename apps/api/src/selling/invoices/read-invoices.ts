import type { Invoice } from '@tecnoclick/contract/selling/invoices/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import type { InvoiceContent } from '@tecnoclick/database/schema/selling/invoices'
import { toWire } from '@tecnoclick/domain/platform/money'
import { type SQL, sql } from 'drizzle-orm'
import { wireDate } from '../../platform/listing/list-query.ts'

export interface StoredInvoice extends Invoice {
  subtotal: number
  content: InvoiceContent
  clientId: number | null
  orderNumber: string
}

async function read(db: Drizzle | Transaction, condition: SQL): Promise<StoredInvoice[]> {
  const { rows } = await db.execute<{ found: StoredInvoice }>(sql`
    select json_build_object(
      'id', i.id, 'kind', i.kind, 'number', i.number, 'orderId', i.order_id, 'currency', i.currency,
      'subtotal', i.subtotal, 'total', i.total, 'content', i.content, 'reason', i.reason,
      'issuedDate', ${wireDate(sql`i.issued_at`)}, 'clientId', o.client_id, 'orderNumber', coalesce(o.number, ''),
      'cancels', (select number from invoices where id = i.cancels_id),
      'cancelledBy', (select number from invoices where cancels_id = i.id)
    ) as found
    from invoices as i join orders as o on o.id = i.order_id where ${condition} order by i.id desc`)
  return rows.map(({ found }) => ({
    ...found,
    subtotal: toWire(found.subtotal),
    total: toWire(found.total),
  }))
}

/** Newest first. */
export async function readInvoicesOf(db: Drizzle, orderId: number): Promise<Invoice[]> {
  const found = await read(db, sql`i.order_id = ${orderId}`)
  return found.map(
    ({ subtotal: _, content: _content, clientId: _client, orderNumber: _order, ...same }) => same,
  )
}

export async function findInvoice(db: Drizzle, id: number): Promise<StoredInvoice | undefined> {
  return (await read(db, sql`i.id = ${id}`))[0]
}
