import { type InvoiceKind, invoiceKinds } from '@tecnoclick/domain/selling/invoice'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, unique, varchar } from 'drizzle-orm/pg-core'
import { notBlank, oneOf } from '../../checks.ts'
import { id, instant, money } from '../../columns.ts'
import { users } from '../people/users.ts'
import { numberSeries } from '../platform/numbering.ts'
import { currencies } from '../site/currencies.ts'
import { type OrderedOption, orders } from './orders.ts'

/** What stands on it, as it was when it was issued; amounts in minor units. Without phone and e-mail of the buyer. */
export type InvoiceContent = {
  seller: { name: string; code: string; address: string; email: string; phones: string[] }
  buyer: {
    name: string
    address: string
    isBusiness: boolean
    code: string | null
    clientCode: string | null
  }
  lines: {
    name: string
    sku: string
    options: OrderedOption[]
    combo: { name: string } | null
    quantity: number
    price: number
    amount: number
    serials: string[]
  }[]
  extraLines: { label: string; total: number }[]
}

/**
 * Invoices, and the credit notes that cancel them (selling.md#invoices). Appended only. A trigger keeps one that holds per order,
 * and the order as it was invoiced.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    kind: varchar('kind', { length: 8, enum: invoiceKinds }).$type<InvoiceKind>().notNull(),
    number: varchar('number', { length: 40 }).notNull(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => numberSeries.id),
    sequence: integer('sequence').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The invoice that a credit note cancels. */
    cancelsId: integer('cancels_id'),
    reason: varchar('reason', { length: 500 }),
    currency: varchar('currency', { length: 3 })
      .notNull()
      .references(() => currencies.code),
    subtotal: money('subtotal').notNull(),
    total: money('total').notNull(),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    issuedAt: instant('issued_at').notNull(),
    issuedBy: integer('issued_by')
      .notNull()
      .references(() => users.id),
  },
  (t) => [
    foreignKey({ name: 'invoices_cancels_invoice', columns: [t.cancelsId], foreignColumns: [t.id] }),
    unique('invoices_number_unique').on(t.number),
    unique('invoices_sequence_unique').on(t.seriesId, t.sequence),
    unique('invoices_cancelled_once').on(t.cancelsId),
    index('invoices_order').on(t.orderId),
    oneOf('invoices_kind_known', t.kind, invoiceKinds),
    check('invoices_credit_cancels', sql`(${t.kind} = 'credit') = (${t.cancelsId} is not null)`),
    check('invoices_credit_has_reason', sql`(${t.kind} = 'credit') = (${t.reason} is not null)`),
    notBlank('invoices_reason_given', t.reason),
    check('invoices_amounts', sql`${t.subtotal} >= 0 and ${t.total} >= 0`),
  ],
)
