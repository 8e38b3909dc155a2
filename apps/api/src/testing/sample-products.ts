import type { Drizzle } from '@tecnoclick/database/connect'
import { attributes, attributeValues } from '@tecnoclick/database/schema/catalogue/attributes'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { categories } from '@tecnoclick/database/schema/catalogue/categories'
import {
  productAttributes,
  productAttributeValues,
  productCategories,
} from '@tecnoclick/database/schema/catalogue/product-details'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { files } from '@tecnoclick/database/schema/platform/files'
import type { Person, TestApi } from './test-api.ts'

export interface SampleProducts {
  categories: { printers: number; ink: number }
  brand: number
  color: number
  products: { printer: number; bottle: number }
}

/** A shop with two products: a printer in `impresoras` and an ink bottle in its child category `tinta`. */
export async function insertSampleProducts(db: Drizzle): Promise<SampleProducts> {
  const printers = await idOf(
    db.insert(categories).values({ slug: 'impresoras', name: 'Impresoras' }).returning(),
  )
  const ink = await idOf(
    db.insert(categories).values({ slug: 'tinta', name: 'Tinta', parentId: printers }).returning(),
  )
  const brand = await idOf(db.insert(brands).values({ slug: 'epson', name: 'Epson' }).returning())
  const color = await idOf(
    db.insert(attributes).values({ slug: 'color', name: 'Color', filter: 'color' }).returning(),
  )
  const black = await idOf(
    db
      .insert(attributeValues)
      .values({ attributeId: color, slug: 'negro', name: 'Negro', color: '#000000' })
      .returning(),
  )
  const printer = await insertProduct(db, {
    sku: 'C11CJ67301',
    slug: 'epson-l3250',
    name: 'Impresora Epson L3250',
    model: 'L3250',
    brandId: brand,
    price: 24_900,
    priceAlt: 9_000_000,
    compareAtPrice: 29_900,
    stock: 50,
    priceMayorista: 21_137,
    priceMayoristaAlt: 7_713_700,
    featured: true,
  })
  const bottle = await insertProduct(db, {
    sku: 'T544120',
    slug: 'epson-t544',
    name: 'Botella de tinta T544',
    model: 'T544',
    brandId: brand,
    price: 1_300,
    priceMayorista: 1_137,
    stock: 8,
  })
  await db.insert(productCategories).values([
    { productId: printer, categoryId: printers },
    { productId: bottle, categoryId: ink },
  ])
  await db.insert(productAttributes).values({ productId: printer, attributeId: color, featured: true })
  await db.insert(productAttributeValues).values({ productId: printer, attributeId: color, valueId: black })
  return { categories: { printers, ink }, brand, color, products: { printer, bottle } }
}

let made = 0

export function insertProduct(
  db: Drizzle,
  given: Partial<typeof products.$inferInsert> = {},
): Promise<number> {
  made += 1
  const defaults = { sku: `SKU-${made}`, slug: `producto-${made}`, name: `Producto ${made}`, price: 1000 }
  return idOf(
    db
      .insert(products)
      .values({ ...defaults, ...given })
      .returning(),
  )
}

/** The row of a picture without its bytes, for references. */
export async function insertPicture(db: Drizzle, name: string): Promise<string> {
  const sha256 = Buffer.alloc(32, made)
  await db.insert(files).values({ name, contentType: 'image/webp', size: 10, sha256, kind: 'picture' })
  return name
}

/** Only approved businesses see wholesale prices. */
export async function approvedBusiness(shop: TestApi): Promise<Person> {
  const person = await shop.as('business')
  const clicode = `CLI-${person.userId}`
  await shop.database.db.insert(profiles).values({ userId: person.userId, name: 'Imprenta', clicode })
  return person
}

async function idOf(rows: PromiseLike<{ id: number }[]>): Promise<number> {
  const [row] = await rows
  if (!row) throw new Error('nothing was written')
  return row.id
}
