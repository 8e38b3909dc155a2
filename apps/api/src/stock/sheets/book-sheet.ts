import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { stockSheetLines, stockSheets } from '@tecnoclick/database/schema/stock/stock-sheets'
import { unitsMoved } from '@tecnoclick/domain/stock/stock-sheet'
import { sheetReasons } from '@tecnoclick/messages/stock/stock-sheets'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { transact } from '../../platform/rows/transact.ts'
import { lockProducts } from '../ledger/lock-products.ts'
import { registerSerials } from '../serials/enter-serials.ts'
import { entity, lockDraft, type SheetRow } from './change-sheet.ts'

interface Booking {
  actor: Actor
  key: string | undefined
  now: Date
}

/** Books a draft in one transaction: stock and ledger move, and the sheet is final (selling.md#stock-sheets). */
export function bookSheet(
  db: Drizzle,
  { actor, key, now }: Booking,
  id: number,
  version: number,
): Promise<{ id: number } | Refusal> {
  const call = { userId: actor.userId, scope: 'stock-sheets', key, request: { id, version } }
  return transact(db, (tx) =>
    runOnce(tx, call, async () => {
      const sheet = await lockDraft(tx, id, version)
      if (isRefusal(sheet)) return sheet
      const moved = await moveUnits(tx, actor, sheet)
      if (isRefusal(moved)) return moved
      await tx
        .update(stockSheets)
        .set({ state: 'booked', bookedAt: now, bookedBy: actor.userId, version: version + 1 })
        .where(eq(stockSheets.id, id))
      const refused = await enterScannedSerials(tx, { actor, now }, id)
      if (refused) return refused
      const { kind, title, supplier, note } = sheet
      const after = { state: 'booked', kind, title, supplier, note, lines: moved }
      await recordAudit(tx, actor, {
        action: 'update',
        entity,
        entityId: id,
        before: { state: 'draft' },
        after,
      })
      return { id }
    }),
  )
}

/** What was scanned in the draft enters the register with the units. */
async function enterScannedSerials(
  tx: Transaction,
  act: { actor: Actor; now: Date },
  sheetId: number,
): Promise<Refusal | undefined> {
  const isScanned = and(eq(stockSheetLines.sheetId, sheetId), isNotNull(stockSheetLines.serials))
  const lines = await tx.select().from(stockSheetLines).where(isScanned).orderBy(stockSheetLines.productId)
  for (const { productId, quantity, serials } of lines) {
    if (!serials?.length) continue
    const units = quantity ?? 0
    const entered = await registerSerials(tx, act, { productId, sheetId, serials, units })
    if (isRefusal(entered)) return entered
  }
  return undefined
}

async function moveUnits(
  tx: Transaction,
  actor: Actor,
  sheet: SheetRow,
): Promise<{ productId: number; units: number; cost: number | null }[] | Refusal> {
  const lines = await tx.select().from(stockSheetLines).where(eq(stockSheetLines.sheetId, sheet.id))
  const isComplete = lines.some(({ quantity }) => quantity !== null)
  const hasNothing = sheet.kind === 'receipt' && lines.some(({ quantity }) => !quantity)
  if (!isComplete || hasNothing) return refuse('invalid', { fields: { lines: { code: 'required' } } })
  const moves = lines
    .map(({ productId, quantity, expected, cost }) => {
      return { productId, cost, units: unitsMoved(sheet.kind, quantity, expected) }
    })
    .filter(({ units }) => units !== 0)
  const products = await lockProducts(
    tx,
    moves.map(({ productId }) => productId),
  )
  const [kind, reason] =
    sheet.kind === 'receipt' ? ['received', receiptReason(sheet)] : ['adjusted', sheetReasons.count]
  const { rowCount } = await tx.execute(sql`
    with given as (
        select * from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as g ("productId" integer, units integer)
      ),
      moved as (
        update products set stock = stock + units from given where id = "productId" and stock + units >= 0
        returning id, stock, units
      )
    insert into stock_moves (product_id, kind, quantity, available_change, stock_after, sheet_id, reason, actor_id)
    select id, ${kind}, units, units, stock, ${sheet.id}::integer, ${reason}, ${actor.userId}::integer from moved`)
  if (rowCount === moves.length) return moves
  const short = await tx.execute<{ id: number }>(sql`
    select p.id from products as p
    join jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as g ("productId" integer, units integer)
      on g."productId" = p.id
    left join stock_moves as m on m.product_id = p.id and m.sheet_id = ${sheet.id}
    where m.id is null order by p.id limit 1`)
  return refuse('outOfStock', { values: { name: products.get(short.rows[0]?.id ?? 0)?.name ?? '' } })
}

function receiptReason({ supplier, note }: SheetRow): string {
  return [sheetReasons.receipt, supplier, note].filter(Boolean).join(' · ').slice(0, 300)
}

export function discardSheet(
  db: Drizzle,
  actor: Actor,
  id: number,
  version: number,
): Promise<{ id: number } | Refusal> {
  return endDraft(db, actor, { id, version }, { state: 'discarded' })
}

/** A count that is no longer blind stays so. */
export function revealSheet(
  db: Drizzle,
  actor: Actor,
  id: number,
  version: number,
): Promise<{ id: number } | Refusal> {
  return endDraft(db, actor, { id, version }, { blind: false })
}

function endDraft(
  db: Drizzle,
  actor: Actor,
  { id, version }: { id: number; version: number },
  after: Partial<Pick<SheetRow, 'state' | 'blind'>>,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const sheet = await lockDraft(tx, id, version)
    if (isRefusal(sheet)) return sheet
    await tx
      .update(stockSheets)
      .set({ ...after, version: version + 1 })
      .where(eq(stockSheets.id, id))
    const before = { state: sheet.state, blind: sheet.blind }
    await recordAudit(tx, actor, { action: 'update', entity, entityId: id, before, after })
    return { id }
  })
}
