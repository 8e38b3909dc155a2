import { toSlug } from '@tecnoclick/domain/platform/slug'
import type { Transaction } from '../../../connect.ts'
import { attributes, attributeValues } from '../../../schema/catalogue/attributes.ts'
import { brands } from '../../../schema/catalogue/brands.ts'
import { categories } from '../../../schema/catalogue/categories.ts'
import { insertRows, numbered } from '../bulk.ts'
import { attributes as attributeWords } from '../catalogue/attributes.ts'
import { brands as brandNames } from '../catalogue/brands.ts'
import { flattenCategories } from '../catalogue/categories.ts'
import { colours } from '../catalogue/colours.ts'
import type { DemoProduct } from '../products/product.ts'
import type { StoredPictures } from './pictures.ts'

/** Ids by slug of what products are described with. */
export type Dictionary = {
  brands: Map<string, number>
  categories: Map<string, number>
  attributes: Map<string, { id: number; values: Map<string, number> }>
}

export function valueSlug(name: string): string {
  const slug = toSlug(name)
  if (slug === undefined) throw new Error(`No slug can be made of the value ${name}`)
  return slug
}

export async function storeDictionary(
  tx: Transaction,
  products: readonly DemoProduct[],
  pictures: StoredPictures,
): Promise<void> {
  const brandRows = Object.entries(brandNames).map(([slug, name], position) => {
    return { slug, name, position, logo: pictures.file('brands', slug) }
  })
  await insertRows(tx, brands, brandRows)
  await storeCategories(tx, pictures)
  await storeAttributes(tx, products)
}

async function storeCategories(tx: Transaction, pictures: StoredPictures): Promise<void> {
  const rows = await numbered(tx, categories, flattenCategories())
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]))
  await insertRows(
    tx,
    categories,
    rows.map(({ parent, ...row }, position) => ({
      ...row,
      position,
      parentId: ids.get(parent ?? '') ?? null,
      image: pictures.file('categories', row.slug),
    })),
  )
}

async function storeAttributes(tx: Transaction, products: readonly DemoProduct[]): Promise<void> {
  const words: [string, { name: string; kind?: 'check' | 'color' | 'radio'; filter?: boolean }][] =
    Object.entries(attributeWords)
  const rows = await numbered(
    tx,
    attributes,
    words.map(([slug, { name, kind = 'check', filter = true }], position) => {
      return { slug, name, filter: kind, filterable: filter, position }
    }),
  )
  await insertRows(tx, attributes, rows)
  const values = rows.flatMap(({ id, slug }) => {
    const named = slug === 'color' ? colourValues() : valuesOf(slug, products)
    return named.map((value, position) => ({ ...value, attributeId: id, position }))
  })
  await insertRows(tx, attributeValues, values)
}

function colourValues() {
  return Object.entries(colours).map(([slug, { name, hex }]) => ({ slug, name, color: hex }))
}

/** Every value that some product has; 8 GB comes before 16 GB. */
function valuesOf(attribute: string, products: readonly DemoProduct[]) {
  const names = products.flatMap(({ facts }) => new Map(Object.entries(facts)).get(attribute) ?? [])
  const order = new Intl.Collator('es', { numeric: true })
  return [...new Set(names)].sort(order.compare).map((name) => ({ slug: valueSlug(name), name }))
}

export async function readDictionary(tx: Transaction): Promise<Dictionary> {
  const bySlug = (rows: { id: number; slug: string }[]) => new Map(rows.map(({ slug, id }) => [slug, id]))
  const values = await tx.select().from(attributeValues)
  const byAttribute = Map.groupBy(values, (value) => value.attributeId)
  const known = await tx.select().from(attributes)
  return {
    brands: bySlug(await tx.select().from(brands)),
    categories: bySlug(await tx.select().from(categories)),
    attributes: new Map(
      known.map(({ id, slug }) => [slug, { id, values: bySlug(byAttribute.get(id) ?? []) }]),
    ),
  }
}
