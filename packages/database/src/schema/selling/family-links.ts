import { textLanguages } from '@tecnoclick/domain/platform/localized-text'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { notBlank, oneOf } from '../../checks.ts'
import { createdAt, email, id, instant } from '../../columns.ts'
import { users } from '../people/users.ts'
import { orders } from './orders.ts'

/** An order that somebody else pays, by a link of its owner; the token is the signed id and stored nowhere (selling.md#paid-by-family). */
export const familyLinks = pgTable(
  'family_links',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Who reported a payment, as far as they said. */
    payerName: varchar('payer_name', { length: 200 }),
    payerEmail: email('payer_email'),
    /** Of the page that they used. */
    payerLanguage: varchar('payer_language', { length: 2, enum: textLanguages }),
    reportedAt: instant('reported_at'),
    /** When the payer was told that the order is paid, and delivered: once each. */
    toldPaidAt: instant('told_paid_at'),
    toldDeliveredAt: instant('told_delivered_at'),
    revokedAt: instant('revoked_at'),
    revokedBy: integer('revoked_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('family_links_one_open').on(t.orderId).where(sql`${t.revokedAt} is null`),
    index('family_links_order').on(t.orderId),
    index('family_links_payer').on(sql`lower(${t.payerEmail})`).where(sql`${t.payerEmail} is not null`),
    index('family_links_untold')
      .on(t.id)
      .where(sql`${t.payerEmail} is not null and (${t.toldPaidAt} is null or ${t.toldDeliveredAt} is null)`),
    notBlank('family_links_payer_name_given', t.payerName),
    check(
      'family_links_payer_reported',
      sql`${t.reportedAt} is not null or num_nonnulls(${t.payerName}, ${t.payerEmail}) = 0`,
    ),
    check('family_links_email_language', sql`(${t.payerEmail} is null) = (${t.payerLanguage} is null)`),
    oneOf('family_links_language_known', t.payerLanguage, textLanguages),
    check('family_links_told_in_order', sql`${t.toldDeliveredAt} is null or ${t.toldPaidAt} is not null`),
    check('family_links_revoked_by_someone', sql`(${t.revokedAt} is null) = (${t.revokedBy} is null)`),
  ],
)
