import type { ProductChange } from '@tecnoclick/contract/catalogue/products/schemas'
import type { products } from '@tecnoclick/database/schema/catalogue/products'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'

type Columns = Partial<typeof products.$inferInsert>

/** The columns of the `products` table that a change sets. */
export function productColumns(change: ProductChange): Columns {
  const { sku, barcode, slug, name, model, description, badges, featured, enable, warrantyMonths } = change
  return omitUndefined({
    sku,
    barcode,
    slug,
    name,
    model,
    description,
    featured,
    enable,
    warrantyMonths,
    badges: badges && [...new Set(badges)],
    price: change.price === undefined ? undefined : fromWire(change.price),
    priceAlt: minorUnits(change.priceAlt),
    priceMayorista: minorUnits(change.priceMayorista),
    priceMayoristaAlt: minorUnits(change.priceMayoristaAlt),
    compareAtPrice: minorUnits(change.compareAtPrice),
  })
}

function minorUnits(amount: number | null | undefined): number | null | undefined {
  return amount == null ? amount : fromWire(amount)
}
