import type { LocalizedText } from '@tecnoclick/domain/platform/localized-text'
import { paymentAudiences } from '@tecnoclick/domain/selling/payment-method'
import type { TransferAccount } from '@tecnoclick/domain/site/setting-values'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core'
import { oneOf } from '../../checks.ts'
import { createdAt, id, updatedAt, version } from '../../columns.ts'

/** How customers may pay (selling.md#payment-methods). Rows are switched off, never deleted: orders keep their codes. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: id(),
    code: varchar('code', { length: 12 }).notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
    instructions: jsonb('instructions').$type<LocalizedText>().notNull(),
    /** Empty: every currency. */
    currencies: text('currencies').array().notNull().default(sql`'{}'`),
    audience: varchar('audience', { length: 12, enum: paymentAudiences }).notNull().default('everyone'),
    /** Paid to the accounts of the setting `transferAccounts`. */
    shopAccounts: boolean('shop_accounts').notNull().default(false),
    /** Accounts of this method alone, by currency. */
    accounts: jsonb('accounts').$type<Record<string, TransferAccount>>().notNull().default({}),
    position: integer('position').notNull().default(0),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('payment_methods_code_unique').on(t.code),
    check('payment_methods_code_form', sql`${t.code} ~ '^[a-z][a-z0-9-]{1,11}$'`),
    oneOf('payment_methods_audience_known', t.audience, paymentAudiences),
    check('payment_methods_named', sql`btrim(${t.name} ->> 'es') <> ''`),
    check('payment_methods_one_source', sql`not ${t.shopAccounts} or ${t.accounts} = '{}'::jsonb`),
  ],
)
