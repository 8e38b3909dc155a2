import type { EnteredSerials, NewSerials } from '@tecnoclick/contract/stock/serials/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { serialUnits } from '@tecnoclick/database/schema/stock/serial-units'
import { stockSheetLines, stockSheets } from '@tecnoclick/database/schema/stock/stock-sheets'
import { serialKey } from '@tecnoclick/domain/stock/serials'
import { and, eq, inArray } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { noteSerials } from './note-serials.ts'

/**
 * Units of a receipt of goods, or that the shop had before, enter the register. Those of the same receipt that are there
 * already change nothing, so that a list can be sent again.
 */
export function enterSerials(
  db: Drizzle,
  { actor, now }: { actor: Actor; now: Date },
  { productId, sheetId = null, serials }: NewSerials,
): Promise<EnteredSerials | Refusal> {
  return transact(db, async (tx) => {
    const refused =
      sheetId === null ? await refuseProduct(tx, productId) : await lockLine(tx, sheetId, productId)
    if (refused && 'refused' in refused) return refused
    const units = refused?.units
    return registerSerials(tx, { actor, now }, { productId, sheetId, serials, units })
  })
}

interface Registered {
  productId: number
  sheetId: number | null
  serials: readonly string[]
  /** Of the receipt; undefined without one. */
  units: number | undefined
}

/** For products that are locked, or whose receipt is. */
export async function registerSerials(
  tx: Transaction,
  { actor, now }: { actor: Actor; now: Date },
  { productId, sheetId, serials, units }: Registered,
): Promise<EnteredSerials | Refusal> {
  const given = new Map(serials.map((serial) => [serialKey(serial) ?? '', serial]))
  const known = await tx
    .select()
    .from(serialUnits)
    .where(and(eq(serialUnits.productId, productId), inArray(serialUnits.serialKey, [...given.keys()])))
  const other = known.find((unit) => unit.sheetId !== sheetId)
  if (other) return refuse('serialTaken', { values: { serial: other.serial } })
  for (const { serialKey: key } of known) given.delete(key)
  if (given.size === 0) return { entered: 0 }
  const ofSheet = sheetId === null ? 0 : await tx.$count(serialUnits, isOf(sheetId, productId))
  if (units !== undefined && ofSheet + given.size > units)
    return refuse('invalid', { fields: { serials: { code: 'serialsTooMany' } } })
  const rows = [...given].map(([key, serial]) => ({
    productId,
    sheetId,
    serial,
    serialKey: key,
    createdAt: now,
  }))
  const entered = await tx.insert(serialUnits).values(rows).onConflictDoNothing().returning()
  if (entered.length < rows.length) {
    const stored = new Set(entered.map(({ serial }) => serial))
    const serial = rows.find((row) => !stored.has(row.serial))?.serial ?? ''
    return refuse('serialTaken', { values: { serial } })
  }
  await noteSerials(tx, entered, { event: 'received', at: now, actorId: actor.userId })
  await recordAudit(tx, actor, {
    action: 'create',
    entity: 'serial-unit',
    entityId: entered[0]?.id ?? 0,
    after: { productId, sheetId, serials: entered.map(({ serial }) => serial) },
  })
  return { entered: entered.length }
}

const isOf = (sheetId: number, productId: number) =>
  and(eq(serialUnits.sheetId, sheetId), eq(serialUnits.productId, productId))

/** The sheet is locked, so that two lists at once are counted one after the other. */
async function lockLine(
  tx: Transaction,
  sheetId: number,
  productId: number,
): Promise<{ units: number } | Refusal> {
  const [sheet] = await tx.select().from(stockSheets).where(eq(stockSheets.id, sheetId)).for('update')
  const isLine = and(eq(stockSheetLines.sheetId, sheetId), eq(stockSheetLines.productId, productId))
  const [line] = await tx.select().from(stockSheetLines).where(isLine)
  if (!sheet || !line) return refuse('notFound')
  if (sheet.kind !== 'receipt' || sheet.state !== 'booked') return refuse('conflict')
  return { units: line.quantity ?? 0 }
}

/** What comes in variants, or is made of others, is never in stock itself. */
async function refuseProduct(tx: Transaction, productId: number): Promise<Refusal | undefined> {
  const [product] = await tx
    .select({ variantNames: products.variantNames, isCombo: products.isCombo })
    .from(products)
    .where(eq(products.id, productId))
  if (!product) return refuse('notFound')
  return product.variantNames === null && !product.isCombo ? undefined : refuse('chooseVariant')
}
