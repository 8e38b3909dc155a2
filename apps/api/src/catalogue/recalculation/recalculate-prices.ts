import { randomBytes } from 'node:crypto'
import type {
  Recalculation,
  RecalculationPreview,
} from '@tecnoclick/contract/catalogue/recalculation/schemas'
import { type Drizzle, inTransaction } from '@tecnoclick/database/connect'
import { isUnusualRate } from '@tecnoclick/domain/catalogue/usual-price'
import { toWire } from '@tecnoclick/domain/platform/money'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { readUsualRate } from '../prices/usual-rate.ts'
import {
  type CupPrices,
  isUnusualChange,
  lockPriced,
  type PlannedChange,
  planChange,
  productsInScope,
} from './plan-recalculation.ts'
import { writePrices } from './write-prices.ts'

/** The entity in the audit log, which an undo reads. */
export const entity = 'recalculation'

/** Bounds the number of locked products. */
export const batchSize = 500
const maxPreviewed = 100

export async function previewPrices(db: Drizzle, rule: Recalculation): Promise<RecalculationPreview> {
  const scope = await productsInScope(db, rule)
  const planned = scope.flatMap((product) => planChange(product, rule) ?? [])
  const lastRate = await readUsualRate(db)
  return {
    inScope: scope.length,
    changed: planned.length,
    unusual: planned.filter(isUnusualChange).length,
    lastRate: lastRate === undefined ? null : Math.round(lastRate * 100) / 100,
    unusualRate: isUnusualRate(rule.rate, lastRate),
    data: planned.slice(0, maxPreviewed).map(serializeChange),
  }
}

/** Each batch is a transaction with its own audit entry, so that a partial recalculation can be undone. */
export async function recalculatePrices(
  db: Drizzle,
  actor: Actor,
  rule: Recalculation,
): Promise<{ id: string; changed: number } | Refusal> {
  const id = randomBytes(8).toString('hex')
  const scope = await productsInScope(db, rule)
  const planned = scope.flatMap((product) => planChange(product, rule) ?? [])
  const unusual = rule.confirmed ? undefined : await refuseUnusual(db, rule, planned)
  if (unusual) return unusual
  const ids = planned.map(({ product }) => product.id)
  let changed = 0
  for (let start = 0; start < ids.length; start += batchSize) {
    changed += await recalculateBatch(db, actor, { id, rule, ids: ids.slice(start, start + batchSize) })
  }
  return { id, changed }
}

/** Asks before an unusual rate or price is taken (catalogue.md#unusual-prices). */
async function refuseUnusual(
  db: Drizzle,
  { rate }: Recalculation,
  planned: readonly PlannedChange[],
): Promise<Refusal | undefined> {
  const last = await readUsualRate(db)
  if (planned.length > 0 && last !== undefined && isUnusualRate(rate, last)) {
    return refuse('unusualRate', { values: { rate, last: Math.round(last * 100) / 100 } })
  }
  const unusual = planned.filter(isUnusualChange)
  const [first] = unusual
  return first && refuse('unusualPrice', { values: { name: first.product.name, count: unusual.length } })
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
    const old = planned.map(({ product: { id, priceAlt, priceMayoristaAlt, surcharges }, after }) => {
      return { id, priceAlt, priceMayoristaAlt, surcharges: oldSurcharges(surcharges, after.surcharges) }
    })
    const entry = { action: 'update', entity, entityId: id } as const
    await recordAudit(tx, actor, { ...entry, before: { prices: old }, after: { ...rule, prices } })
    return planned.length
  })
}

/** Of what changes only: an undo touches nothing else. */
function oldSurcharges(all: readonly CupSurcharge[], changed: readonly CupSurcharge[]): CupSurcharge[] {
  const ids = new Set(changed.map(({ id }) => id))
  return all.filter(({ id }) => ids.has(id)).map(({ id, surchargeAlt }) => ({ id, surchargeAlt }))
}

type CupSurcharge = CupPrices['surcharges'][number]

function serializeChange(change: PlannedChange): RecalculationPreview['data'][number] {
  const { product, after } = change
  const { id, sku, name, price, priceAlt, priceMayoristaAlt } = product
  const newSurcharge = new Map(after.surcharges.map((one) => [one.id, one.surchargeAlt]))
  return {
    id,
    sku,
    name,
    price: toWire(price),
    priceAlt: { before: amount(priceAlt), after: amount(after.priceAlt) },
    priceMayoristaAlt: { before: amount(priceMayoristaAlt), after: amount(after.priceMayoristaAlt) },
    surcharges: product.surcharges.flatMap((one) => {
      const next = newSurcharge.get(one.id)
      if (next === undefined) return []
      return [{ id: one.id, title: one.title, before: toWire(one.surchargeAlt), after: toWire(next) }]
    }),
    unusual: isUnusualChange(change),
  }
}

function amount(minor: number | null): number | null {
  return minor === null ? null : toWire(minor)
}
