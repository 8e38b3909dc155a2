import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../connect.ts'
import { stockSheetLines, stockSheets } from '../../../schema/stock/stock-sheets.ts'
import type { DemoProduct } from '../catalogue.ts'
import type { StockMove } from '../ledger.ts'

const received = 12
const costShare = 0.7

/** A booked receipt of some first deliveries, with costs. Sets the sheet of their moves, which are stored after it. */
export async function storeReceipt(
  tx: Transaction,
  moves: readonly StockMove[],
  products: readonly (Pick<DemoProduct, 'price'> & { id: number })[],
  staffId: number,
): Promise<void> {
  const priceOf = new Map(products.map(({ id, price }) => [id, price]))
  const arrived = moves.filter(({ kind }) => kind === 'received').slice(-received)
  const at = arrived.at(-1)?.at
  if (!at) return
  const [sheet] = await tx
    .insert(stockSheets)
    .values({
      kind: 'receipt',
      supplier: 'Copextel',
      note: 'Factura 1187',
      createdBy: staffId,
      createdAt: at,
    })
    .returning()
  if (!sheet) throw new Error('The receipt was not inserted')
  await tx.insert(stockSheetLines).values(
    arrived.map(({ productId, quantity }, position) => {
      const cost = Math.round((priceOf.get(productId) ?? 0) * costShare)
      return { sheetId: sheet.id, productId, position, quantity, cost }
    }),
  )
  await tx
    .update(stockSheets)
    .set({ state: 'booked', bookedAt: at, bookedBy: staffId, version: 2 })
    .where(eq(stockSheets.id, sheet.id))
  for (const move of arrived) move.sheetId = sheet.id
}
