import type { Drizzle } from '@tecnoclick/database/connect'
import { productCsv } from '@tecnoclick/messages/catalogue/product-csv'
import { sql } from 'drizzle-orm'
import { BadCell, foldName } from './cells.ts'
import type { ColumnKey } from './columns.ts'

/** Ids by slug of everything a product refers to, loaded once per import. */
export interface KnownParts {
  brands: ReadonlyMap<string, number>
  categories: ReadonlyMap<string, number>
  /** Their slugs by name as people write it; several names may be the same. */
  brandNames: ReadonlyMap<string, readonly string[]>
  categoryNames: ReadonlyMap<string, readonly string[]>
  /** Ids of services by name; several may have the same. */
  services: ReadonlyMap<string, readonly number[]>
  attributes: ReadonlyMap<string, { id: number; values: ReadonlyMap<string, number> }>
}

type Slugs = Record<string, number> | null
type Names = { name: string; slug: string }[] | null

export async function readKnownParts(db: Drizzle): Promise<KnownParts> {
  const { rows } = await db.execute<{
    brands: Slugs
    categories: Slugs
    brandNames: Names
    categoryNames: Names
    services: { name: string; ids: number[] }[] | null
    attributes: { slug: string; id: number; values: Slugs }[] | null
  }>(sql`
    select (select json_object_agg(slug, id) from brands) as brands,
      (select json_object_agg(slug, id) from categories) as categories,
      (select json_agg(json_build_object('name', name, 'slug', slug)) from brands) as "brandNames",
      (select json_agg(json_build_object('name', name, 'slug', slug)) from categories) as "categoryNames",
      (
        select json_agg(json_build_object('name', s.name, 'ids', s.ids))
        from (select name, array_agg(id) as ids from services group by name) as s
      ) as services,
      (
        select json_agg(json_build_object(
          'slug', a.slug, 'id', a.id,
          'values', (select json_object_agg(v.slug, v.id) from attribute_values as v where v.attribute_id = a.id)
        )) from attributes as a
      ) as attributes`)
  const [found] = rows
  return {
    brands: new Map(Object.entries(found?.brands ?? {})),
    categories: new Map(Object.entries(found?.categories ?? {})),
    brandNames: bySpelling(found?.brandNames ?? []),
    categoryNames: bySpelling(found?.categoryNames ?? []),
    services: new Map((found?.services ?? []).map(({ name, ids }) => [name, ids])),
    attributes: new Map(
      (found?.attributes ?? []).map(({ slug, id, values }) => [
        slug,
        { id, values: new Map(Object.entries(values ?? {})) },
      ]),
    ),
  }
}

function bySpelling(parts: NonNullable<Names>): Map<string, string[]> {
  const slugs = new Map<string, string[]>()
  for (const { name, slug } of parts) slugs.set(foldName(name), [...(slugs.get(foldName(name)) ?? []), slug])
  return slugs
}

/** Brand and categories as slugs: a cell may have their names as well. */
export function findParts(known: KnownParts, key: ColumnKey, value: unknown): unknown | BadCell {
  if (key === 'brand' && typeof value === 'string') return findPart(known.brands, known.brandNames, value)
  if (key === 'comboService' && typeof value === 'string') return findService(known, value)
  if (key !== 'categories' || !Array.isArray(value)) return value
  const slugs = value.map((name: string) => findPart(known.categories, known.categoryNames, name))
  return slugs.find((slug) => slug instanceof BadCell) ?? slugs
}

function findService({ services }: KnownParts, name: string): string | BadCell {
  const { unknown, ambiguous } = productCsv.problems
  const found = services.get(name) ?? []
  if (found.length === 1) return name
  return new BadCell((found.length === 0 ? unknown : ambiguous).replace('{name}', () => name))
}

function findPart(
  slugs: KnownParts['brands'],
  names: KnownParts['brandNames'],
  written: string,
): string | BadCell {
  if (slugs.has(written)) return written
  const [slug, ...others] = names.get(foldName(written)) ?? []
  const { unknown, ambiguous } = productCsv.problems
  if (slug === undefined) return new BadCell(unknown.replace('{name}', () => written))
  return others.length === 0 ? slug : new BadCell(ambiguous.replace('{name}', () => written))
}

/** The names of public pictures among these. */
export async function knownPictures(db: Drizzle, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from files where kind = 'picture' and visibility = 'public'
      and name = any (${sql.param(names)}::text[])`)
  return new Set(rows.map(({ name }) => name))
}

/** Slugs in use, with the product id. */
export async function takenSlugs(db: Drizzle, slugs: readonly string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map()
  const { rows } = await db.execute<{ slug: string; id: number }>(sql`
    select slug, id from products where slug = any (${sql.param(slugs)}::text[])`)
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}
