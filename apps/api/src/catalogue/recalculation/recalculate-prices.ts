import { randomBytes } from 'node:crypto'
import type {
  Recalculation,
  RecalculationPreview,
} from '@tecnoclick/contract/catalogue/recalculation/schemas'
import { type Drizzle, inTransaction } from '@tecnoclick/database/connect'
import { toWire } from '@tecnoclick/domain/platform/money'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { lockPriced, type PlannedChange, planChange, productsInScope } from './plan-recalculation.ts'
import { writePrices } from './write-prices.ts'

/** The entity in the audit log, which an undo reads. */
export const entity = 'recalculation'

/** Bounds the number of locked products. */
export const batchSize = 500
const maxPreviewed = 100

export async function previewPrices(db: Drizzle, rule: Recalculation): Promise<RecalculationPreview> {
  const scope = await productsInScope(db, rule)
  const planned = scope.flatMap((product) => planChange(product, rule) ?? [])
  return {
    inScope: scope.length,
    changed: planned.length,
    data: planned.slice(0, maxPreviewed).map(serializeChange),
  }
}

/** Each batch is a transaction with its own audit entry, so that a partial recalculation can be undone. */
export async function recalculatePrices(
  db: Drizzle,
  actor: Actor,
  rule: Recalculation,
): Promise<{ id: string; changed: number }> {
  const id = randomBytes(8).toString('hex')
  const scope = await productsInScope(db, rule)
  const ids = scope.flatMap((product) => (planChange(product, rule) ? product.id : []))
  let changed = 0
  for (let start = 0; start < ids.length; start += batchSize) {
    changed += await recalculateBatch(db, actor, { id, rule, ids: ids.slice(start, start + batchSize) })
  }
  return { id, changed }
}

function recalculateBatch(
  db: Drizzle,
  actor: Actor,
  { id, rule, ids }: { id: string; rule: Recalculation; ids: readonly number[] },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const planned = (await lockPriced(tx, ids)).flatMap((product) => planChange(product, rule) ?? [])
    await writePrices(
      tx,
      planned.map(({ product, after }) => ({ id: product.id, ...after })),
    )
    const prices = planned.map(({ product, after }) => ({ id: product.id, ...after }))
    const old = planned.map(({ product: { id, priceAlt, priceMayoristaAlt } }) => {
      return { id, priceAlt, priceMayoristaAlt }
    })
    const entry = { action: 'update', entity, entityId: id } as const
    await recordAudit(tx, actor, { ...entry, before: { prices: old }, after: { ...rule, prices } })
    return planned.length
  })
}

function serializeChange({ product, after }: PlannedChange): RecalculationPreview['data'][number] {
  const { id, sku, name, price, priceAlt, priceMayoristaAlt } = product
  return {
    id,
    sku,
    name,
    price: toWire(price),
    priceAlt: { before: amount(priceAlt), after: amount(after.priceAlt) },
    priceMayoristaAlt: { before: amount(priceMayoristaAlt), after: amount(after.priceMayoristaAlt) },
  }
}

function amount(minor: number | null): number | null {
  return minor === null ? null : toWire(minor)
}
