import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { maxVariantOptions, maxVariants, maxVariantText } from '@tecnoclick/domain/catalogue/variants'
import { productCsv } from '@tecnoclick/messages/catalogue/product-csv'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { sql } from 'drizzle-orm'
import type { BadRow, ChangedRow, NewRow } from './planned-rows.ts'
import type { VariantOptions } from './variant-cells.ts'

const { problems: messages, columns: headers } = productCsv

/** A product with the variants that it has so far. */
export interface Family {
  id: number
  names: readonly string[] | null
  /** Whether it may have variants: it has some, or was never in stock, cart or order (docs/decisions/035). */
  isOpen: boolean
  /** SKUs by the values of their variants. */
  taken: Map<string, string>
  position: number
}

/** By the SKU of the product in small letters. */
export type Families = Map<string, Family>

type Problem = BadRow['problems'][number]
type Writable = NewRow | ChangedRow

/** Locked in the order of their ids before their variants are written. */
export async function readFamilies(
  db: Drizzle | Transaction,
  rows: readonly Writable[],
  { isLocked = false } = {},
): Promise<Families> {
  const skus = [...new Set(rows.flatMap(({ variant }) => variant?.of.toLowerCase() ?? []))]
  if (skus.length === 0) return new Map()
  const { rows: found } = await db.execute<{
    sku: string
    id: number
    names: string[] | null
    isOpen: boolean
    variants: { sku: string; values: string[] }[]
    position: number
  }>(sql`
    select p.id, lower(p.sku) as sku, p.variant_names as names,
      p.parent_id is null and (p.variant_names is not null or p.stock = 0 and not (
        exists (select from stock_moves where product_id = p.id) or exists (select from cart_lines where product_id = p.id)
        or exists (select from order_lines where product_id = p.id)
        or exists (select from stock_sheet_lines where product_id = p.id)
        or exists (select from product_options where product_id = p.id)
      )) as "isOpen",
      coalesce((
        select json_agg(json_build_object('sku', lower(sku), 'values', variant_values)) from products where parent_id = p.id
      ), '[]') as variants,
      (select coalesce(max(variant_position) + 1, 0) from products where parent_id = p.id) as position
    from products as p where lower(p.sku) = any (${sql.param(skus)}::text[])
    order by p.id ${isLocked ? sql`for no key update of p` : sql``}`)
  return new Map(
    found.map(({ sku, variants, ...family }) => [
      sku,
      { ...family, taken: new Map(variants.map((variant) => [valuesKey(variant.values), variant.sku])) },
    ]),
  )
}

/** A product of the file that is not stored yet: a dry run stores nothing. */
export function newFamily({ stock = 0, body }: NewRow): Family {
  const isOpen = stock === 0 && (body.options ?? []).length === 0
  return { id: 0, names: null, isOpen, taken: new Map(), position: 0 }
}

/** Takes the place of each variant in its family, or says why there is none. */
export function placeVariants(families: Families, rows: readonly Writable[]): Map<Writable, Problem> {
  const moved = rows.filter((row) => row.kind === 'changed' && row.variant?.options)
  // Two may change places.
  for (const { variant, sku } of moved) {
    const { taken } = families.get(variant?.of.toLowerCase() ?? '') ?? {}
    for (const [key, holder] of taken ?? []) if (holder === sku.toLowerCase()) taken?.delete(key)
  }
  const problems = new Map<Writable, Problem>()
  for (const row of rows) {
    const problem = row.variant && place(families, row, row.variant)
    if (problem) problems.set(row, problem)
  }
  return problems
}

function place(
  families: Families,
  { sku }: Writable,
  { of, options }: { of: string; options: VariantOptions | undefined },
): Problem | undefined {
  const family = families.get(of.toLowerCase())
  if (!family) return { column: headers.variantOf, message: fillText(messages.unknown, { name: of }) }
  if (!options) return undefined
  const isNew = ![...family.taken.values()].includes(sku.toLowerCase())
  if (!family.isOpen || (isNew && family.taken.size >= maxVariants))
    return { column: headers.variantOf, message: messages.noVariants }
  const names = options.map(([name]) => name)
  const [values, wanted] = [options.map(([, value]) => value), family.names ?? names]
  const message =
    wrongOptions(names, values, wanted) ?? (family.taken.has(valuesKey(values)) ? messages.taken : undefined)
  if (message) return { column: headers.variant, message }
  family.names = wanted
  family.taken.set(valuesKey(values), sku.toLowerCase())
  return undefined
}

function wrongOptions(
  names: readonly string[],
  values: readonly string[],
  wanted: readonly string[],
): string | undefined {
  if (names.join('\n') !== wanted.join('\n'))
    return fillText(messages.otherOptions, { names: wanted.join(', ') })
  const isDistinct = new Set(names.map((name) => name.toLowerCase())).size === names.length
  const isShort = [...names, ...values].every((text) => text.length <= maxVariantText)
  return isDistinct && isShort && names.length <= maxVariantOptions ? undefined : messages.variant
}

function valuesKey(values: readonly string[]): string {
  return values.join('\n').toLowerCase()
}
