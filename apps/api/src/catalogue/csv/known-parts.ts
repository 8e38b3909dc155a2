import type { Drizzle } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'

/** Ids by slug of everything a product refers to, loaded once per import. */
export interface KnownParts {
  brands: ReadonlyMap<string, number>
  categories: ReadonlyMap<string, number>
  attributes: ReadonlyMap<string, { id: number; values: ReadonlyMap<string, number> }>
}

type Slugs = Record<string, number> | null

export async function readKnownParts(db: Drizzle): Promise<KnownParts> {
  const { rows } = await db.execute<{
    brands: Slugs
    categories: Slugs
    attributes: { slug: string; id: number; values: Slugs }[] | null
  }>(sql`
    select (select json_object_agg(slug, id) from brands) as brands,
      (select json_object_agg(slug, id) from categories) as categories,
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
    attributes: new Map(
      (found?.attributes ?? []).map(({ slug, id, values }) => [
        slug,
        { id, values: new Map(Object.entries(values ?? {})) },
      ]),
    ),
  }
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
