import type {
  PromotionPreview,
  SaleQuote,
  SaleQuoteRequest,
} from '@tecnoclick/contract/selling/promotions/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { inTransaction } from '@tecnoclick/database/connect'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import {
  applyPromotions,
  type PromotionOutcome,
  promotionLines,
  refusePromotion,
} from '@tecnoclick/domain/selling/apply-promotions'
import { deliveryLabel } from '@tecnoclick/domain/selling/order'
import { type PricedOrderLine, priceLines, totalsOf } from '@tecnoclick/domain/selling/price-lines'
import { sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import { readCartLines } from '../cart/cart-lines.ts'
import { priceSale, type SaleTerms } from '../counter/price-sale.ts'
import type { NewOrderLine } from '../orders/placing/insert-order.ts'
import { readPromoted } from './promote-sale.ts'
import {
  offeredPromotions,
  type PromotionFactsRow,
  promotionFacts,
  promotionFactsOf,
} from './promotion-facts.ts'
import type { PromotionColumns } from './promotion-terms.ts'

type Priced = { lines: readonly NewOrderLine[]; extraLines: readonly { label: string; total: number }[] }

/** What a sale that staff enter would cost now, with its promotions. */
export function quoteSale(
  db: Drizzle,
  terms: SaleTerms & { now: Date },
  request: SaleQuoteRequest,
): Promise<SaleQuote | Refusal> {
  const { currency, priceTier, customerId = null, paymentMethod = null, promotionCode: code } = request
  return inTransaction(db, async (tx) => {
    // Staff may see the price before they have written the reason.
    const priced = await priceSale(tx, terms, { ...request, discountReason: request.discountReason ?? '-' })
    if (isRefusal(priced)) return priced
    const sale = {
      ...withFee(priced, request.fee),
      currency,
      priceTier,
      customerId,
      paymentMethod,
      now: terms.now,
    }
    const outcome = await readPromoted(tx, sale, offeredPromotions(sql`${code ?? null}::varchar`))
    const isKnown = !code || [...outcome.applied, ...outcome.refused].some((one) => one.code === code)
    return isKnown ? quoteOf(sale, outcome) : refusePromotion({ code: code ?? '', reason: 'unknown' })
  })
}

/** A promotion that may not be stored yet, alone, on the cart of a customer or on lines (selling.md#promotions). */
export function previewPromotion(
  db: Drizzle,
  terms: SaleTerms & { now: Date },
  { promotion, ...request }: Omit<PromotionPreview, 'promotion'> & { promotion: PromotionColumns },
): Promise<SaleQuote | Refusal> {
  const { currency, customerId = null, paymentMethod = null, priceTier = 'retail' } = request
  return inTransaction(db, async (tx) => {
    const priced = await linesOf(tx, terms, { ...request, priceTier })
    if (isRefusal(priced)) return priced
    const sale = {
      ...withFee(priced, request.fee),
      currency,
      priceTier,
      customerId,
      paymentMethod,
      now: terms.now,
    }
    // The same facts as for a stored one.
    const { startsAt, endsAt, ...row } = promotion
    const stored = sql`(
      select (jsonb_populate_record(null::promotions, ${JSON.stringify({
        ...{ id: 0, version: 1, name: row.name, code: row.code, active: true, priority: row.priority },
        ...{ combines: row.combines, reward: row.reward, conditions: row.conditions },
        ...{
          starts_at: startsAt,
          ends_at: endsAt,
          max_uses: row.maxUses,
          max_uses_per_customer: row.maxUsesPerCustomer,
        },
      })}::jsonb)).*
    )`
    const ids = sale.lines.map(({ productId }) => productId)
    const { rows } = await tx.execute<{ facts: PromotionFactsRow }>(sql`
      select ${promotionFacts(
        { customer: sql`${customerId}::integer`, products: sql`select unnest(${sql.param(ids)}::integer[])` },
        sql`true`,
        stored,
      )} as facts`)
    const facts = promotionFactsOf(rows[0]?.facts ?? null)
    const fee = totalsOf([], sale.extraLines).total
    return quoteOf(sale, applyPromotions(facts.promotions, { ...facts, ...sale, fee }))
  })
}

async function linesOf(
  tx: Transaction,
  terms: SaleTerms,
  {
    items = [],
    currency,
    priceTier,
    customerId,
  }: Omit<PromotionPreview, 'promotion'> & { priceTier: 'retail' | 'wholesale' },
): Promise<Priced | Refusal> {
  if (items.length > 0 || !customerId) return priceSale(tx, terms, { items, currency, priceTier })
  const cart = await readCartLines(tx, customerId, currency)
  const lines = priceLines(cart.lines, { wholesale: priceTier === 'wholesale', currency })
  return isRefusal(lines) ? lines : { lines, extraLines: [] }
}

function withFee({ lines, extraLines }: Priced, fee = 0) {
  const total = fromWire(fee) ?? 0
  return { lines, extraLines: [...(total > 0 ? [{ label: deliveryLabel, total }] : []), ...extraLines] }
}

function quoteOf(
  {
    lines,
    extraLines,
  }: { lines: readonly (NewOrderLine | PricedOrderLine)[]; extraLines: Priced['extraLines'] },
  { applied, refused, shares }: PromotionOutcome,
): SaleQuote {
  const extra = [...extraLines, ...promotionLines(applied)]
  const { subtotal, total } = totalsOf(lines, extra)
  return {
    subtotal: toWire(subtotal),
    total: toWire(total),
    additionalLines: extra.map((line) => ({ label: line.label, total: toWire(line.total) })),
    lines: lines.map(({ productId, productName, quantity, amount }, index) => ({
      ...{ productId, name: productName, quantity, amount: toWire(amount) },
      discount: toWire(shares[index] ?? 0),
    })),
    refused: refused.map(({ label, code, reason, minimum, gift }) => ({
      ...{ label, code, reason, gift: gift ?? null },
      minimum: minimum === undefined ? null : toWire(minimum),
    })),
  }
}
