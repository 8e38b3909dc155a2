import type { Transaction } from '../../../connect.ts'
import { attributes, attributeValues } from '../../../schema/catalogue/attributes.ts'
import { brands } from '../../../schema/catalogue/brands.ts'
import { categories } from '../../../schema/catalogue/categories.ts'
import { insertRows, numbered } from '../bulk.ts'
import {
  attributes as writtenAttributes,
  brands as writtenBrands,
  categories as writtenCategories,
} from '../catalogue.ts'
import type { StoredPictures } from './pictures.ts'

/** Ids by slug of categories, brands and attributes. */
export type Dictionary = {
  brands: Map<string, number>
  categories: Map<string, number>
  attributes: Map<string, { id: number; values: Map<string, number> }>
}

export async function storeDictionary(tx: Transaction, pictures: StoredPictures): Promise<void> {
  const brandRows = writtenBrands.map(({ slug, name }, position) => {
    return { slug, name, position, logo: pictures.file('brands', slug) }
  })
  await insertRows(tx, brands, brandRows)
  await storeCategories(tx, pictures)
  await storeAttributes(tx)
}

async function storeCategories(tx: Transaction, pictures: StoredPictures): Promise<void> {
  const rows = await numbered(tx, categories, writtenCategories)
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

async function storeAttributes(tx: Transaction): Promise<void> {
  const rows = await numbered(tx, attributes, writtenAttributes)
  await insertRows(
    tx,
    attributes,
    rows.map(({ values: _, ...row }, position) => ({ ...row, position })),
  )
  const values = rows.flatMap(({ id, values }) =>
    values.map((value, position) => ({ ...value, attributeId: id, position })),
  )
  await insertRows(tx, attributeValues, values)
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
