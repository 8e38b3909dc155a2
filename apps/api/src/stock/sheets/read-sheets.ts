import type { List } from '@tecnoclick/contract/platform/wire'
import type {
  FoundCodes,
  SheetLine,
  SheetSummary,
  StockSheet,
} from '@tecnoclick/contract/stock/sheets/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { toWire } from '@tecnoclick/domain/platform/money'
import { sql } from 'drizzle-orm'
import type { Refusal } from '../../platform/http/refusal.ts'
import { containsWords, type ListDefinition, listQuery, wireDate } from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'
import { staffNameOf } from '../../platform/staff-name.ts'

const summary = sql`
  'id', s.id, 'kind', s.kind, 'state', s.state, 'title', s.title, 'supplier', s.supplier, 'note', s.note,
  'blind', s.blind, 'createdDate', ${wireDate(sql`s.created_at`)}, 'createdBy', ${staffNameOf(sql`s.created_by`)},
  'bookedDate', ${wireDate(sql`s.booked_at`)}, 'bookedBy', ${staffNameOf(sql`s.booked_by`)}, 'version', s.version,
  'products', (select count(*)::integer from stock_sheet_lines where sheet_id = s.id),
  'units', (select coalesce(sum(quantity), 0)::integer from stock_sheet_lines where sheet_id = s.id)`

export const sheetFields = {
  id: 'integer',
  kind: 'text',
  state: 'text',
  search: 'text',
  createdDate: 'text',
} as const

const selectable: ListDefinition = {
  filters: {
    id: (value) => sql`s.id = ${value}`,
    kind: (value) => sql`s.kind = ${value}`,
    state: (value) => sql`s.state = ${value}`,
    search: (value) => containsWords(sql`concat_ws(' ', s.title, s.supplier, s.note)`, value),
  },
  sorts: { id: sql`s.id`, kind: sql`s.kind`, state: sql`s.state`, createdDate: sql`s.created_at` },
  defaultSort: sql`s.created_at desc`,
  tieBreaker: sql`s.id desc`,
}

export function listSheets(db: Drizzle, list: ListRequest): Promise<List<SheetSummary> | Refusal> {
  const source = { from: sql`stock_sheets as s`, key: sql`s.id`, row: sql`json_build_object(${summary})` }
  return listQuery<SheetSummary>(db, source, selectable, list)
}

type StoredLine = Omit<SheetLine, 'cost'> & { cost: number | null }

/** Costs are left out for whoever may not see them, expected units while a count is blind. */
export async function findSheet(
  db: Drizzle | Transaction,
  id: number,
  { withCosts }: { withCosts: boolean },
): Promise<StockSheet | undefined> {
  const { rows } = await db.execute<{ found: Omit<StockSheet, 'lines'> & { lines: StoredLine[] } }>(sql`
    select json_build_object(${summary}, 'lines', coalesce((
      select json_agg(json_build_object(
        'productId', p.id, 'sku', p.sku, 'name', p.name, 'price', p.price, 'priceAlt', p.price_alt, 'stock', p.stock,
        'quantity', l.quantity, 'expected', l.expected, 'cost', l.cost,
        'serials', coalesce(l.serials, '{}')
      ) order by l.position, p.id)
      from stock_sheet_lines as l join products as p on p.id = l.product_id where l.sheet_id = s.id
    ), '[]')) as found
    from stock_sheets as s where s.id = ${id}`)
  const found = rows[0]?.found
  if (!found) return undefined
  const isHidden = found.blind && found.state === 'draft'
  const lines = found.lines.map(({ cost, expected, ...line }) => ({
    ...line,
    price: toWire(line.price),
    priceAlt: line.priceAlt === null ? null : toWire(line.priceAlt),
    expected: isHidden ? null : expected,
    ...(withCosts && { cost: cost === null ? null : toWire(cost) }),
  }))
  return { ...found, lines }
}

/** By SKU or barcode. Unknown and archived ones are missing in the answer; where a code is both, the product with the SKU comes last. */
export async function lookUpCodes(db: Drizzle, codes: readonly string[]): Promise<FoundCodes> {
  const { rows } = await db.execute<{ found: FoundCodes['data'][number] }>(sql`
    select json_build_object(
      'code', given.code, 'productId', p.id, 'sku', p.sku, 'name', p.name, 'price', p.price, 'priceAlt', p.price_alt,
      'stock', p.stock
    ) as found
    from unnest(${sql.param([...new Set(codes)])}::text[]) as given (code)
    join products as p on p.archived_at is null and p.variant_names is null and not p.is_combo
      and (lower(p.sku) = lower(given.code) or lower(p.barcode) = lower(given.code))
    order by lower(p.sku) = lower(given.code)`)
  return {
    data: rows.map(({ found }) => ({
      ...found,
      price: toWire(found.price),
      priceAlt: found.priceAlt === null ? null : toWire(found.priceAlt),
    })),
  }
}
