import type { ProductChange } from '@tecnoclick/contract/catalogue/products/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { attributes, attributeValues } from '@tecnoclick/database/schema/catalogue/attributes'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { categories } from '@tecnoclick/database/schema/catalogue/categories'
import { files } from '@tecnoclick/database/schema/platform/files'
import { and, eq, inArray } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'

/** Ids of the rows a product refers to by slug or file name; absent fields stay unchanged. */
export interface References {
  brandId?: number | null
  categoryIds?: number[]
  attributes?: { attributeId: number; featured: boolean; valueIds: number[] }[]
  images?: string[]
}

type Named = Pick<ProductChange, 'brand' | 'categories' | 'attributes' | 'images'>

export async function findReferences(tx: Transaction, named: Named): Promise<References | Refusal> {
  const brandId = named.brand === undefined ? undefined : await findBrand(tx, named.brand)
  if (isRefusal(brandId)) return brandId
  const categoryIds = named.categories && (await findCategories(tx, named.categories))
  if (isRefusal(categoryIds)) return categoryIds
  const chosen = named.attributes && (await findAttributes(tx, named.attributes))
  if (isRefusal(chosen)) return chosen
  const images = named.images && (await findPictures(tx, named.images))
  if (isRefusal(images)) return images
  return {
    ...(brandId !== undefined && { brandId }),
    ...(categoryIds && { categoryIds }),
    ...(chosen && { attributes: chosen }),
    ...(images && { images }),
  }
}

export function unknown(field: string): Refusal {
  return refuse('invalid', { fields: { [field]: { code: 'unknown' } } })
}

async function findBrand(tx: Transaction, slug: string | null): Promise<number | null | Refusal> {
  if (slug === null) return null
  const [brand] = await tx.select({ id: brands.id }).from(brands).where(eq(brands.slug, slug))
  return brand?.id ?? unknown('brand')
}

async function findCategories(tx: Transaction, slugs: readonly string[]): Promise<number[] | Refusal> {
  const wanted = [...new Set(slugs)]
  const { id, slug } = categories
  const rows = await tx.select({ id, slug }).from(categories).where(inArray(slug, wanted))
  const idOf = new Map(rows.map((row) => [row.slug, row.id]))
  const ids = wanted.flatMap((name) => idOf.get(name) ?? [])
  return ids.length === wanted.length ? ids : unknown('categories')
}

async function findAttributes(
  tx: Transaction,
  named: NonNullable<Named['attributes']>,
): Promise<NonNullable<References['attributes']> | Refusal> {
  const slugs = named.map(({ slug }) => slug)
  const rows = await tx
    .select({
      id: attributes.id,
      slug: attributes.slug,
      valueId: attributeValues.id,
      value: attributeValues.slug,
    })
    .from(attributes)
    .leftJoin(attributeValues, eq(attributeValues.attributeId, attributes.id))
    .where(inArray(attributes.slug, slugs))
  const rowsOf = Map.groupBy(rows, ({ slug }) => slug)
  if (rowsOf.size < slugs.length) return unknown('attributes')
  const found: NonNullable<References['attributes']> = []
  for (const { slug, featured = false, values } of named) {
    const known = rowsOf.get(slug) ?? []
    const wanted = [...new Set(values)]
    const valueIds = wanted.flatMap((value) => known.find((row) => row.value === value)?.valueId ?? [])
    if (valueIds.length < wanted.length) return unknown('attributes')
    found.push({ attributeId: known[0]?.id ?? 0, featured, valueIds })
  }
  return found
}

/** Public pictures only. */
async function findPictures(tx: Transaction, names: readonly string[]): Promise<string[] | Refusal> {
  const wanted = [...new Set(names)]
  const isPublicPicture = and(eq(files.kind, 'picture'), eq(files.visibility, 'public'))
  const rows = await tx
    .select({ name: files.name })
    .from(files)
    .where(and(inArray(files.name, wanted), isPublicPicture))
  return rows.length === wanted.length ? wanted : unknown('images')
}
