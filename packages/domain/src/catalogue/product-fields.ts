import type { Field, Fields } from '../platform/fields.ts'
import { longestProductWarranty } from '../site/setting-values.ts'

/**
 * What a visitor only reads: the product page lists them in this order with the labels `product.facts`, the office has them
 * in the first tab.
 */
export const listedFields = {
  /** As printed on the device: `L3250`. */
  model: { kind: 'line', max: 80 },
} as const satisfies Record<string, Extract<Field, { kind: 'line' | 'count' }>>

/** Shown to everybody. The catalogue hands them on as they are. Snapshots in browsers hold them in this order: add at the end. */
export const publicFields = {
  /** Null: the setting `warrantyMonths`; 0: none. */
  warrantyMonths: { kind: 'count', max: longestProductWarranty },
  ...listedFields,
} as const satisfies Fields

const codes = {
  sku: { kind: 'line', max: 64, required: true },
  /** As printed on the box; a scanner reads it. */
  barcode: { kind: 'line', max: 64 },
} as const satisfies Fields

const prices = {
  price: { kind: 'amount', required: true },
  priceAlt: { kind: 'amount' },
  priceMayorista: { kind: 'amount' },
  priceMayoristaAlt: { kind: 'amount' },
  /** Null: that in USD by the factor of the price list (catalogue.md#prices-in-mlc). */
  priceMlc: { kind: 'amount' },
  priceMayoristaMlc: { kind: 'amount' },
  compareAtPrice: { kind: 'amount' },
} as const satisfies Fields

/** What a variant has of its own (catalogue.md#variants). */
export const variantFields = {
  ...codes,
  ...prices,
  warrantyMonths: publicFields.warrantyMonths,
} as const satisfies Fields

/** All plain fields of a product. Slug, brand, badges, stock and the lists beside its row have rules of their own. */
export const productFields = {
  ...codes,
  name: { kind: 'line', max: 200, required: true },
  description: { kind: 'prose', max: 20_000 },
  ...prices,
  featured: { kind: 'flag' },
  enable: { kind: 'flag' },
  ...publicFields,
} as const satisfies Fields
