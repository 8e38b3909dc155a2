import type { AdjustedStock, StockAdjustment } from '@tecnoclick/contract/stock/ledger/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { stockMoves } from '@tecnoclick/database/schema/stock/stock-ledger'
import { eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'

const usualReason = 'Ajuste de existencias'

/**
 * Sets the stock; the ledger records the difference and the reason. With `from`, refused if the stock has changed since, even
 * to the wanted number, because those units moved for another reason.
 */
export function adjustStock(
  db: Drizzle,
  actor: Actor,
  productId: number,
  { stock, from, reason }: StockAdjustment,
): Promise<AdjustedStock | Refusal> {
  return transact(db, async (tx) => {
    const [product] = await tx
      .select({ stock: products.stock, variantNames: products.variantNames, isCombo: products.isCombo })
      .from(products)
      .where(eq(products.id, productId))
      .for('no key update')
    if (!product) return refuse('notFound')
    if (product.variantNames) return refuse('chooseVariant')
    // Its parts have stock.
    if (product.isCombo) return refuse('conflict')
    if (from !== undefined && from !== product.stock) {
      return refuse('staleVersion', { values: { stock: product.stock } })
    }
    const change = stock - product.stock
    if (change === 0) return { id: productId, stock }
    await tx.update(products).set({ stock }).where(eq(products.id, productId))
    await tx.insert(stockMoves).values({
      productId,
      kind: 'adjusted',
      quantity: change,
      availableChange: change,
      stockAfter: stock,
      reason: reason ?? usualReason,
      actorId: actor.userId,
    })
    await recordAudit(tx, actor, {
      action: 'update',
      entity: 'product',
      entityId: productId,
      before: { stock: product.stock },
      after: { stock, reason: reason ?? usualReason },
    })
    return { id: productId, stock }
  })
}
