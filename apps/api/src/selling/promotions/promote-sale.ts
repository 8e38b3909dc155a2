import type { Transaction } from '@tecnoclick/database/connect'
import { promotions, promotionUses } from '@tecnoclick/database/schema/selling/promotions'
import type { PriceTier } from '@tecnoclick/domain/catalogue/prices'
import {
  type AppliedPromotion,
  applyPromotions,
  type PromotedLine,
  type PromotionOutcome,
  promotionLines,
  refusePromotion,
} from '@tecnoclick/domain/selling/apply-promotions'
import { isMethodPromoted } from '@tecnoclick/domain/selling/promotion'
import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import {
  offeredPromotions,
  type PromotionFactsRow,
  promotionFacts,
  promotionFactsOf,
} from './promotion-facts.ts'

type SoldLine = PromotedLine & { combo?: { id: number } | null }

export interface SaleToPromote<Line extends SoldLine> {
  lines: readonly Line[]
  /** Delivery and what staff took off the whole sale. */
  extraLines: readonly { label: string; total: number }[]
  currency: string
  priceTier: PriceTier
  customerId: number | null
  paymentMethod: string | null
  now: Date
}

export interface PromotedContents<Line> {
  lines: (Line & { discount: number })[]
  extraLines: { label: string; total: number }[]
  promotions: AppliedPromotion[]
}

/** What staff enter gets the promotions that a customer would get (selling.md#promotions). */
export async function promoteSale<Line extends SoldLine>(
  tx: Transaction,
  sale: SaleToPromote<Line>,
  code: string | null,
): Promise<PromotedContents<Line> | Refusal> {
  const outcome = await readPromoted(tx, sale, offeredPromotions(sql`${code}::varchar`))
  const refused = code === null ? undefined : outcome.refused.find((one) => one.code === code)
  const isKnown = code === null || outcome.applied.some((one) => one.code === code)
  if (refused || !isKnown) return refusePromotion(refused ?? { code, reason: 'unknown' })
  return withPromotions(sale, outcome)
}

/** A promotion for some methods holds for a sale that is paid in two ways only if both get it. */
export async function refuseOtherMethod(
  tx: Transaction,
  applied: readonly AppliedPromotion[],
  method: string,
): Promise<Refusal | undefined> {
  const ids = applied.map(({ id }) => id)
  const used = await tx.select().from(promotions).where(inArray(promotions.id, ids))
  const other = used.find(({ conditions }) => !isMethodPromoted(conditions.paymentMethods, method))
  return other && refusePromotion({ code: other.code, reason: 'paymentMethod' })
}

/** An order that is changed keeps the promotions that it has, as long as its contents earn them. */
export async function promoteAgain<Line extends SoldLine>(
  tx: Transaction,
  orderId: number,
  sale: SaleToPromote<Line>,
): Promise<PromotedContents<Line> | Refusal> {
  const used = sql`select promotion_id from promotion_uses where order_id = ${orderId} and released_at is null`
  return withPromotions(sale, await readPromoted(tx, sale, sql`m.id in (${used})`, { agreed: true }))
}

/** What is no longer earned is not used. */
export async function storeUses(
  tx: Transaction,
  orderId: number,
  promotions: readonly AppliedPromotion[],
): Promise<void> {
  const ids = promotions.map(({ id }) => id)
  await tx
    .delete(promotionUses)
    .where(and(eq(promotionUses.orderId, orderId), notInArray(promotionUses.promotionId, ids)))
  await tx.execute(sql`
    update promotion_uses as u set amount = t.amount, delivery = t.delivery
    from jsonb_to_recordset(${JSON.stringify(promotions)}::jsonb) as t (id integer, amount bigint, delivery bigint)
    where u.order_id = ${orderId} and u.promotion_id = t.id`)
}

export async function readPromoted(
  tx: Pick<Transaction, 'execute'>,
  sale: SaleToPromote<SoldLine>,
  which: SQL,
  { from, agreed = false }: { from?: SQL; agreed?: boolean } = {},
): Promise<PromotionOutcome> {
  const { extraLines, customerId } = sale
  // What is a part of a combo counts as the combo.
  const lines = sale.lines.map((line) => ({ ...line, productId: line.combo?.id ?? line.productId }))
  const ids = lines.map(({ productId }) => productId)
  const { rows } = await tx.execute<{ facts: PromotionFactsRow }>(sql`
    select ${promotionFacts(
      { customer: sql`${customerId}::integer`, products: sql`select unnest(${sql.param(ids)}::integer[])` },
      which,
      from,
    )} as facts`)
  const facts = promotionFactsOf(rows[0]?.facts ?? null)
  const fee = extraLines.reduce((sum, { total }) => sum + Math.max(total, 0), 0)
  return applyPromotions(facts.promotions, { ...facts, ...sale, lines, fee }, { agreed })
}

function withPromotions<Line extends SoldLine>(
  { lines, extraLines }: SaleToPromote<Line>,
  { applied, shares }: PromotionOutcome,
): PromotedContents<Line> | Refusal {
  const promoted = {
    lines: lines.map((line, index) => ({ ...line, discount: shares[index] ?? 0 })),
    extraLines: [...extraLines, ...promotionLines(applied)],
    promotions: applied,
  }
  // What staff take off the sale may exceed what promotions leave of it.
  const left = lines.reduce(
    (sum, { price, quantity }, index) => sum + price * quantity - (shares[index] ?? 0),
    0,
  )
  const off = extraLines.reduce((sum, { total }) => sum + Math.min(total, 0), 0)
  return left + off < 0 ? refuse('discountTooHigh', { values: { limit: 100 } }) : promoted
}
