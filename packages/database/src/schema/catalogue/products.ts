import { longestProductWarranty } from '@tecnoclick/domain/site/setting-values'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { isSlug, notBlank } from '../../checks.ts'
import { createdAt, id, instant, money, slug, updatedAt, version } from '../../columns.ts'
import { searchedWords } from '../../search-words.ts'
import { services } from '../workshop/services.ts'
import { brands } from './brands.ts'

export const productBadges = ['sale', 'hot', 'new'] as const

/**
 * `stock` is what can still be sold (selling.md#stock) and changes only by guarded updates. It is in no index, so that
 * a reservation stays a cheap HOT update.
 */
export const products = pgTable(
  'products',
  {
    id: id(),
    sku: varchar('sku', { length: 64 }).notNull(),
    /** As printed on the box, for scanners: EAN, UPC or the shop's own. */
    barcode: varchar('barcode', { length: 64 }),
    slug: slug().notNull(),
    name: varchar('name', { length: 200 }).notNull(),
    /** Model code as printed on the device, for search (`L3250`). */
    model: varchar('model', { length: 80 }),
    description: text('description').notNull().default(''),
    brandId: integer('brand_id').references(() => brands.id),
    /** USD, and MLC by a factor (catalogue.md#prices). */
    price: money('price').notNull(),
    /** CUP; null shows 'Consultar precio'. */
    priceAlt: money('price_alt'),
    priceMayorista: money('price_mayorista'),
    priceMayoristaAlt: money('price_mayorista_alt'),
    /** Prices of their own in MLC; null: by the factor (catalogue.md#prices-in-mlc). */
    priceMlc: money('price_mlc'),
    priceMayoristaMlc: money('price_mayorista_mlc'),
    compareAtPrice: money('compare_at_price'),
    /** What promotions that everybody gets take off, one after the other (selling.md#promotions). */
    promotionPercents: jsonb('promotion_percents').$type<number[]>(),
    stock: integer('stock').notNull().default(0),
    /** Null: the setting `warrantyMonths`. An order line keeps what held when it was bought. */
    warrantyMonths: integer('warranty_months'),
    badges: varchar('badges', { length: 8, enum: productBadges }).array().notNull().default([]),
    /** Flag set by staff for the featured lists (catalogue.md#ranked-lists). */
    featured: boolean('featured').notNull().default(false),
    /** Average of the visible reviews, maintained by a trigger; 0 without reviews. */
    rating: numeric('rating', { precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    reviews: integer('reviews').notNull().default(0),
    enable: boolean('enable').notNull().default(true),
    /** Kept for the orders that name it, and in no list of the office either. */
    archivedAt: instant('archived_at'),
    /** Of a variant, the product that lists show (catalogue.md#variants). A trigger gives it the parent's name, brand and model. */
    parentId: integer('parent_id').references((): AnyPgColumn => products.id),
    /** Of a parent: what its variants differ in, one to three. */
    variantNames: text('variant_names').array(),
    /** Of a variant: a value for each of them. */
    variantValues: text('variant_values').array(),
    variantPosition: integer('variant_position'),
    /** Of a variant: whether staff sell it. A trigger enables it while its parent is enabled too. */
    variantActive: boolean('variant_active').notNull().default(true),
    /** Made of others, `comboParts`, and never in stock itself (catalogue.md#combos). Decided when the product is added. */
    isCombo: boolean('is_combo').notNull().default(false),
    /** Of a combo: what it costs less than its parts, in percent; a trigger then keeps its prices. Null: it has prices of its own. */
    comboDiscount: integer('combo_discount'),
    /** Of a combo: a service that is included. */
    comboServiceId: integer('combo_service_id').references(() => services.id),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('products_sku_unique').on(sql`lower(${t.sku})`),
    uniqueIndex('products_barcode_unique').on(sql`lower(${t.barcode})`),
    uniqueIndex('products_variant_values_unique')
      .on(t.parentId, t.variantValues)
      .where(sql`${t.parentId} is not null`),
    unique('products_slug_unique').on(t.slug),
    index('products_words').using('gin', sql.raw(`(${searchedWords.products()})`)),
    index('products_brand').on(t.brandId),
    index('products_created_at').on(t.createdAt),
    isSlug('products_slug_form', t.slug),
    notBlank('products_name_given', t.name),
    check('products_sku_form', sql`${t.sku} ~ '^[^[:cntrl:]]+$' and btrim(${t.sku}) = ${t.sku}`),
    check('products_barcode_form', sql`${t.barcode} ~ '^[[:graph:]]+$'`),
    check('products_description_length', sql`char_length(${t.description}) <= 20000`),
    check(
      'products_prices_positive',
      sql`least(${t.price}, ${t.priceAlt}, ${t.priceMayorista}, ${t.priceMayoristaAlt}) > 0`,
    ),
    check('products_mlc_prices_positive', sql`least(${t.priceMlc}, ${t.priceMayoristaMlc}) > 0`),
    check('products_compare_above_price', sql`${t.compareAtPrice} > ${t.price}`),
    check('products_archived_not_on_sale', sql`${t.archivedAt} is null or not ${t.enable}`),
    check('products_stock_not_negative', sql`${t.stock} >= 0`),
    check(
      'products_warranty',
      sql`${t.warrantyMonths} between 0 and ${sql.raw(String(longestProductWarranty))}`,
    ),
    check('products_badges_known', sql`${t.badges} <@ array['sale', 'hot', 'new']::varchar[]`),
    check(
      'products_variant_has_values',
      sql`num_nonnulls(${t.parentId}, ${t.variantValues}, ${t.variantPosition}) in (0, 3)`,
    ),
    check('products_parent_or_variant', sql`${t.parentId} is null or ${t.variantNames} is null`),
    check(
      'products_variant_options',
      sql`cardinality(${t.variantNames}) between 1 and 3 and array_position(${t.variantNames}, null) is null`,
    ),
    check('products_parent_has_no_stock', sql`${t.variantNames} is null or ${t.stock} = 0`),
    check(
      'products_combo_has_no_stock',
      sql`not ${t.isCombo} or (${t.stock} = 0 and num_nonnulls(${t.parentId}, ${t.variantNames}) = 0)`,
    ),
    check(
      'products_combo_terms',
      sql`${t.isCombo} or num_nonnulls(${t.comboDiscount}, ${t.comboServiceId}) = 0`,
    ),
    check('products_combo_discount', sql`${t.comboDiscount} between 1 and 90`),
    check('products_rating_range', sql`${t.rating} between 0 and 5 and ${t.reviews} >= 0`),
  ],
)
