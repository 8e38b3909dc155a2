import type { DeadEnd } from '@tecnoclick/domain/resets/dead-end'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { notBlank, oneOf, togetherOrNot } from '../../checks.ts'
import { createdAt, fileName, id, instant, money, updatedAt, version } from '../../columns.ts'
import { searchedWords } from '../../search-words.ts'
import { brands } from '../catalogue/brands.ts'
import { closingDay } from '../money/closings.ts'
import { creditAccounts } from '../money/credit-accounts.ts'
import { users } from '../people/users.ts'
import { files } from '../platform/files.ts'
import { transactionCodes } from '../selling/payments.ts'

/** Reset and firmware files, priced in CUP (resets.md#reset-files). */
export const resets = pgTable(
  'resets',
  {
    id: id(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    device: varchar('device', { length: 80 }).notNull(),
    model: varchar('model', { length: 80 }).notNull(),
    typeFile: varchar('type_file', { length: 40 }).notNull(),
    price: money('price').notNull(),
    /** The private zip; null until staff upload it. */
    file: fileName('file').references(() => files.name, { onUpdate: 'cascade' }),
    enable: boolean('enable').notNull().default(true),
    /** Where it is known not to work; null: nothing is known. */
    deadEnds: jsonb('dead_ends').$type<DeadEnd[]>(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('resets_model_and_type_unique').on(
      t.brandId,
      sql`lower(${t.device})`,
      sql`lower(${t.model})`,
      sql`lower(${t.typeFile})`,
    ),
    index('resets_model').on(t.model),
    notBlank('resets_model_given', t.model),
    check('resets_price', sql`${t.price} > 0`),
  ],
)

export const resetPlans = ['single', 'permanent'] as const

/**
 * Paid → verified → downloadable → hardware id → key, or rejected if the transfer did not arrive
 * (resets.md#fulfilment). A trigger lets `hid` be set once, when downloadable.
 */
export const resetSales = pgTable(
  'reset_sales',
  {
    id: id(),
    buyerId: integer('buyer_id')
      .notNull()
      .references(() => users.id),
    resetId: integer('reset_id')
      .notNull()
      .references(() => resets.id),
    plan: varchar('plan', { length: 12, enum: resetPlans }).notNull(),
    /** The reset's price when bought. */
    basePrice: money('base_price').notNull(),
    price: money('price').notNull(),
    transactionCodeId: integer('transaction_code_id').notNull(),
    codePurpose: varchar('code_purpose', { length: 8, enum: ['reset'] })
      .notNull()
      .default('reset'),
    /** Of the buyer's printer, as they said; null where they do not know. */
    printerModel: varchar('printer_model', { length: 80 }),
    firmware: varchar('firmware', { length: 60 }),
    /** Whose credit it was paid with, at once. */
    creditAccountId: integer('credit_account_id').references(() => creditAccounts.id),
    verifiedAt: instant('verified_at'),
    verifiedBy: integer('verified_by').references(() => users.id),
    closingDay: closingDay(),
    rejectedAt: instant('rejected_at'),
    rejectedBy: integer('rejected_by').references(() => users.id),
    /** The reason shown to the buyer. */
    rejection: varchar('rejection', { length: 500 }),
    descargable: boolean('descargable').notNull().default(false),
    hid: varchar('hid', { length: 200 }),
    hidAt: instant('hid_at'),
    key: varchar('key', { length: 500 }),
    keyAt: instant('key_at'),
    keyBy: integer('key_by').references(() => users.id),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({
      name: 'reset_sales_code_of_resets',
      columns: [t.transactionCodeId, t.codePurpose],
      foreignColumns: [transactionCodes.id, transactionCodes.purpose],
    }),
    unique('reset_sales_code_unique').on(t.transactionCodeId),
    unique('reset_sales_buyer_and_id').on(t.buyerId, t.id),
    index('reset_sales_closing_day').on(t.closingDay),
    check(
      'reset_sales_closing_day_when_verified',
      sql`(${t.verifiedAt} is null) = (${t.closingDay} is null)`,
    ),
    index('reset_sales_reset').on(t.resetId),
    index('reset_sales_created_at').on(t.createdAt),
    index('reset_sales_to_verify')
      .on(t.createdAt)
      .where(sql`${t.verifiedAt} is null and ${t.rejectedAt} is null`),
    index('reset_sales_words').using('gin', sql.raw(`(${searchedWords.resetSales()})`)),
    index('reset_sales_keys_owed').on(t.hidAt).where(sql`${t.hid} is not null and ${t.key} is null`),
    oneOf('reset_sales_plan_known', t.plan, resetPlans),
    check('reset_sales_code_purpose', sql`${t.codePurpose} = 'reset'`),
    check(
      'reset_sales_price_of_plan',
      sql`${t.basePrice} > 0 and ${t.price} = ${t.basePrice} * case ${t.plan} when 'permanent' then 10 else 1 end`,
    ),
    // Nobody: the shop itself, by the message of the bank (selling.md#bank-messages).
    check('reset_sales_verified_by_someone', sql`${t.verifiedBy} is null or ${t.verifiedAt} is not null`),
    togetherOrNot('reset_sales_rejected_by_someone', t.rejectedAt, t.rejectedBy, t.rejection),
    check('reset_sales_verified_or_rejected', sql`${t.verifiedAt} is null or ${t.rejectedAt} is null`),
    togetherOrNot('reset_sales_hid_has_time', t.hid, t.hidAt),
    togetherOrNot('reset_sales_key_has_time', t.key, t.keyAt, t.keyBy),
    check('reset_sales_descargable_when_verified', sql`not ${t.descargable} or ${t.verifiedAt} is not null`),
    /** Not `descargable` itself: staff may revoke it after the hardware id was sent. */
    check('reset_sales_hid_when_verified', sql`${t.hid} is null or ${t.verifiedAt} is not null`),
    check('reset_sales_key_answers_hid', sql`${t.key} is null or ${t.hid} is not null`),
  ],
)

/** Downloads of files; a buyer's download names the sale that allows it. */
export const downloads = pgTable(
  'downloads',
  {
    id: id(),
    at: instant('at').notNull().defaultNow(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    resetId: integer('reset_id')
      .notNull()
      .references(() => resets.id),
    /** Null for a download by staff. */
    resetSaleId: integer('reset_sale_id'),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    foreignKey({
      name: 'downloads_sale_of_buyer',
      columns: [t.userId, t.resetSaleId],
      foreignColumns: [resetSales.buyerId, resetSales.id],
    }),
    index('downloads_sale').on(t.resetSaleId, t.at),
    index('downloads_at').on(t.at),
    check('downloads_bytes', sql`${t.bytes} >= 0`),
  ],
)
