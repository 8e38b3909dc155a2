import type { NewSheet, SheetChange } from '@tecnoclick/contract/stock/sheets/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { categories } from '@tecnoclick/database/schema/catalogue/categories'
import { stockSheetLines, stockSheets } from '@tecnoclick/database/schema/stock/stock-sheets'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { longestSheet } from '@tecnoclick/domain/stock/stock-sheet'
import { eq, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { inCategory } from '../../platform/listing/in-category.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'

export const entity = 'stock-sheet'

export type SheetRow = typeof stockSheets.$inferSelect

/** A count starts with a line for each product on sale of its category, variants instead of their product. */
export function addSheet(
  db: Drizzle,
  actor: Actor,
  { kind, category, blind = false }: NewSheet,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const named = category ? await findCategory(tx, category) : undefined
    if (category && !named) return refuse('invalid', { fields: { category: { code: 'unknown' } } })
    const row = { kind, title: named?.name ?? '', blind: kind === 'count' && blind, createdBy: actor.userId }
    const [sheet] = await tx.insert(stockSheets).values(row).returning()
    if (!sheet) throw new Error('The sheet was not inserted')
    if (kind === 'count') {
      const isListed = category ? inCategory(sql`coalesce(p.parent_id, p.id)`, category) : sql`true`
      await tx.execute(sql`
        insert into stock_sheet_lines (sheet_id, product_id, position)
        select ${sheet.id}, p.id, row_number() over (order by p.name collate "es-x-icu", p.id)
        from products as p where p.enable and p.variant_names is null and not p.is_combo and ${isListed}
        order by p.name collate "es-x-icu", p.id limit ${longestSheet}`)
    }
    await recordAudit(tx, actor, { action: 'create', entity, entityId: sheet.id, after: row })
    return { id: sheet.id }
  })
}

async function findCategory(tx: Transaction, slug: string): Promise<{ name: string } | undefined> {
  const [row] = await tx.select({ name: categories.name }).from(categories).where(eq(categories.slug, slug))
  return row
}

/** Saves a draft. What is counted is compared with the units that should be there at that moment. */
export function changeSheet(
  db: Drizzle,
  id: number,
  change: SheetChange,
  { mayWriteCosts }: { mayWriteCosts: boolean },
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const sheet = await lockDraft(tx, id, change.version)
    if (isRefusal(sheet)) return sheet
    const { supplier, note, lines } = change
    if (!mayWriteCosts && lines?.some(({ cost }) => cost != null)) return refuse('forbidden')
    if (lines) {
      const refusal = await writeLines(tx, sheet, lines, mayWriteCosts)
      if (refusal) return refusal
    }
    await tx
      .update(stockSheets)
      .set({
        ...(supplier !== undefined && { supplier }),
        ...(note !== undefined && { note: note ?? '' }),
        version: sheet.version + 1,
      })
      .where(eq(stockSheets.id, id))
    return { id }
  })
}

export async function lockDraft(tx: Transaction, id: number, version: number): Promise<SheetRow | Refusal> {
  const [sheet] = await tx.select().from(stockSheets).where(eq(stockSheets.id, id)).for('update')
  if (!sheet) return refuse('notFound')
  if (sheet.state !== 'draft') return refuse('conflict')
  return atVersion(sheet, version)
}

type GivenLine = NonNullable<SheetChange['lines']>[number]

async function writeLines(
  tx: Transaction,
  sheet: SheetRow,
  lines: readonly GivenLine[],
  mayWriteCosts: boolean,
): Promise<Refusal | undefined> {
  const ids = lines.map(({ productId }) => productId)
  if (new Set(ids).size < ids.length) return refuse('invalid', { fields: { lines: { code: 'unknown' } } })
  const old = await tx.select().from(stockSheetLines).where(eq(stockSheetLines.sheetId, sheet.id))
  const oldOf = new Map(old.map((line) => [line.productId, line]))
  const counted = sheet.kind === 'count' ? await unitsInShop(tx, ids) : new Map<number, number>()
  const known = await tx.execute(
    sql`select from products where id = any (${sql.param(ids)}::integer[]) and variant_names is null and not is_combo`,
  )
  if (known.rowCount !== ids.length) return refuse('invalid', { fields: { lines: { code: 'unknown' } } })
  await tx.delete(stockSheetLines).where(eq(stockSheetLines.sheetId, sheet.id))
  if (lines.length === 0) return undefined
  await tx.insert(stockSheetLines).values(
    lines.map(({ productId, quantity, cost, serials }, position) => {
      const before = oldOf.get(productId)
      const isCounted = quantity !== null && sheet.kind === 'count'
      const isSame = isCounted && before?.quantity === quantity
      const expected = isSame ? before.expected : isCounted ? (counted.get(productId) ?? 0) : null
      const given = cost == null ? null : (fromWire(cost) ?? null)
      return {
        sheetId: sheet.id,
        productId,
        position,
        quantity,
        expected,
        cost: mayWriteCosts ? given : (before?.cost ?? null),
        serials: sheet.kind === 'receipt' ? (serials ?? before?.serials ?? null) : null,
      }
    }),
  )
  return undefined
}

/** What somebody can count: units for sale, in carts, and of orders that were not handed over. */
async function unitsInShop(tx: Transaction, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ id: number; units: number }>(sql`
    select p.id, (p.stock
      + coalesce((select sum(reserved) from cart_lines where product_id = p.id), 0)
      + coalesce((
          select sum(reserved * part.quantity) from combo_parts as part join cart_lines on product_id = combo_id
          where part_id = p.id
        ), 0)
      + coalesce((
          select sum(l.quantity) from order_lines as l join orders as o on o.id = l.order_id
          where l.product_id = p.id and o.status in ('PENDIENTE', 'EN PROCESO')
        ), 0))::integer as units
    from products as p where p.id = any (${sql.param(ids)}::integer[])`)
  return new Map(rows.map(({ id, units }) => [id, units]))
}
