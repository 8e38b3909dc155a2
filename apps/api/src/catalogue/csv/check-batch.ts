import type { ProductChange } from '@tecnoclick/contract/catalogue/products/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { changedPrices } from '@tecnoclick/domain/catalogue/price-changes'
import { toSlug } from '@tecnoclick/domain/platform/slug'
import { productCsv } from '@tecnoclick/messages/catalogue/product-csv'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { unknownComboParts } from './combo-batch.ts'
import { type Families, placeVariants } from './families.ts'
import { type KnownParts, knownPictures, takenSlugs } from './known-parts.ts'
import type { BadRow, ChangedRow, NewRow, PlannedRow } from './planned-rows.ts'

const { problems: messages, columns: headers } = productCsv

type Writable = NewRow | ChangedRow

/** Checks that brands, categories, attributes and pictures exist, slugs are free, variants have their place and prices may be changed. */
export async function checkBatch(
  db: Drizzle,
  known: KnownParts,
  /** Slugs of earlier rows of the file. */
  claimed: Set<string>,
  rows: readonly PlannedRow[],
  {
    mayChangePrices,
    families,
    planned,
  }: { mayChangePrices: boolean; families: Families; planned: ReadonlySet<string> },
): Promise<PlannedRow[]> {
  const writable = rows.filter(isWritable)
  const [pictures, taken, noParts] = await Promise.all([
    knownPictures(db, [...new Set(writable.flatMap((row) => fieldsOf(row).images ?? []))]),
    takenSlugs(db, [...new Set(writable.flatMap(slugsOf))]),
    unknownComboParts(db, writable, planned),
  ])
  const misplaced = placeVariants(families, writable)
  return rows.map((row) => {
    if (!isWritable(row)) return row
    const place = misplaced.get(row) ?? noParts.get(row)
    const problems = [
      ...(place ? [place] : []),
      ...unknownParts(fieldsOf(row), known, pictures),
      ...badPrices(row),
      ...(mayChangePrices ? [] : priceChanges(row)),
      ...claimSlug(row, taken, claimed),
    ]
    return problems.length === 0 ? row : { kind: 'bad', line: row.line, sku: row.sku, problems }
  })
}

export function isWritable(row: PlannedRow): row is Writable {
  return row.kind === 'added' || row.kind === 'changed'
}

export function fieldsOf(row: Writable) {
  return row.kind === 'added' ? row.body : row.change
}

export function unknownParts(
  { brand, categories = [], attributes = [], images = [] }: ProductChange,
  known: KnownParts,
  pictures: ReadonlySet<string>,
): BadRow['problems'] {
  const missing = (column: string, names: readonly string[]) =>
    names.map((name) => ({ column, message: messages.unknown.replace('{name}', () => name) }))
  return [
    ...missing(headers.brand, brand && !known.brands.has(brand) ? [brand] : []),
    ...missing(
      headers.categories,
      categories.filter((slug) => !known.categories.has(slug)),
    ),
    ...missing(
      headers.attributes,
      attributes.flatMap(({ slug, values }) => {
        const attribute = known.attributes.get(slug)
        return attribute
          ? values.filter((value) => !attribute.values.has(value)).map((value) => `${slug}=${value}`)
          : [slug]
      }),
    ),
    ...missing(
      headers.images,
      images.filter((name) => !pictures.has(name)),
    ),
  ]
}

function badPrices(row: Writable): BadRow['problems'] {
  const fields = fieldsOf(row)
  const stored = row.kind === 'changed' ? row.stored.whole : undefined
  const price = fields.price ?? stored?.price ?? 0
  const compareAt = fields.compareAtPrice === undefined ? stored?.compareAtPrice : fields.compareAtPrice
  const isLow = compareAt != null && compareAt <= price
  return isLow ? [{ column: headers.compareAtPrice, message: messages.abovePrice }] : []
}

/** A new product has no price yet, so its price is part of adding it. */
function priceChanges(row: Writable): BadRow['problems'] {
  if (row.kind === 'added') return []
  const { whole } = row.stored
  const { parts, discount } = row.combo ?? {}
  const isCheaper = discount !== undefined || (parts !== undefined && whole.comboDiscount !== null)
  const changed = changedPrices(whole, { ...whole, ...omitUndefined(row.change) })
  return [...changed, ...(isCheaper ? (['comboDiscount'] as const) : [])].map((field) => ({
    column: headers[field],
    message: messages.pricesForbidden,
  }))
}

/** Candidates for a new product: its name, otherwise name and SKU, which is unique. */
function slugsOf(row: Writable): string[] {
  const { slug } = fieldsOf(row)
  if (slug !== undefined) return [slug]
  // A trigger gives a variant its own.
  if (row.kind === 'changed' || row.variant) return []
  return [toSlug(row.name), toSlug(`${row.name} ${row.sku}`)].flatMap((made) => made ?? [])
}

function claimSlug(
  row: Writable,
  taken: ReadonlyMap<string, number>,
  claimed: Set<string>,
): BadRow['problems'] {
  const wanted = slugsOf(row)
  if (wanted.length === 0 && (row.kind === 'changed' || row.variant)) return []
  const own = row.kind === 'changed' ? row.stored.row.id : undefined
  const free = wanted.find((slug) => !claimed.has(slug) && (taken.get(slug) ?? own) === own)
  if (free === undefined) return [{ column: headers.slug, message: messages.taken }]
  claimed.add(free)
  fieldsOf(row).slug = free
  return []
}
