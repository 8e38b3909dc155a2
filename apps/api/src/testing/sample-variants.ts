import type { products } from '@tecnoclick/database/schema/catalogue/products'

export interface SampleVariants {
  parent: number
  black: number
  white: number
}

type Insert = (given: Partial<typeof products.$inferInsert>) => Promise<number>

let made = 0

/** A phone in black, with three units, and a dearer one in white, with two. `insert` enters the stock in the ledger. */
export async function insertSampleVariants(insert: Insert): Promise<SampleVariants & { slug: string }> {
  made += 1
  const code = `TEL-${made}`
  const slug = `telefono-${made}`
  const parent = await insert({
    ...{ sku: code, slug, name: `Teléfono X${made}`, price: 20_000, priceAlt: 7_000_000, stock: 0 },
    ...{ variantNames: ['Color', 'Capacidad'], warrantyMonths: 6 },
  })
  const black = await insert({
    ...{ parentId: parent, variantValues: ['Negro', '64 GB'], variantPosition: 0 },
    ...{ sku: `${code}-N64`, barcode: `75${made}001`, stock: 3 },
    ...{ price: 20_000, priceAlt: 7_000_000, priceMayorista: 18_000 },
  })
  const white = await insert({
    ...{ parentId: parent, variantValues: ['Blanco', '128 GB'], variantPosition: 1 },
    ...{ sku: `${code}-B128`, stock: 2, price: 25_000, priceAlt: 8_500_000, warrantyMonths: 12 },
  })
  return { parent, black, white, slug }
}
