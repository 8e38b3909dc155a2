import type {
  PromotionPreview,
  SaleQuote,
  SaleQuoteRequest,
} from '@tecnoclick/contract/selling/promotions/schemas'
import { withColumnNames } from '@tecnoclick/database/column-names'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { inTransaction } from '@tecnoclick/database/connect'
import { promotions } from '@tecnoclick/database/schema/selling/promotions'
import type { PriceTier } from '@tecnoclick/domain/catalogue/prices'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import {
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
import { readPromoted, type SaleToPromote } from './promote-sale.ts'
import { offeredPromotions } from './promotion-facts.ts'
import type { PromotionColumns } from './promotion-terms.ts'

type WantedSale = Pick<SaleQuoteRequest, 'currency' | 'priceTier' | 'customerId' | 'paymentMethod' | 'fee'>
type Priced = { lines: readonly NewOrderLine[]; extraLines: readonly { label: string; total: number }[] }

/** What a sale that staff enter would cost now, with its promotions. */
export function quoteSale(
  db: Drizzle,
  terms: SaleTerms & { now: Date },
  request: SaleQuoteRequest,
): Promise<SaleQuote | Refusal> {
  const { promotionCode: code = null } = request
  return inTransaction(db, async (tx) => {
    const priced = await priceSale(tx, terms, request)
    if (isRefusal(priced)) return priced
    const sale = saleOf(priced, request, terms.now)
    const outcome = await readPromoted(tx, sale, offeredPromotions(sql`${code}::varchar`))
    const isKnown = code === null || [...outcome.applied, ...outcome.refused].some((one) => one.code === code)
    return isKnown ? quoteOf(sale, outcome) : refusePromotion({ code, reason: 'unknown' })
  })
}

/** A promotion that may not be stored yet, alone, on the cart of a customer or on lines (selling.md#promotions). */
export function previewPromotion(
  db: Drizzle,
  terms: SaleTerms & { now: Date },
  { promotion, ...request }: Omit<PromotionPreview, 'promotion'> & { promotion: PromotionColumns },
): Promise<SaleQuote | Refusal> {
  const wanted = { ...request, priceTier: request.priceTier ?? ('retail' as const) }
  return inTransaction(db, async (tx) => {
    const priced = await linesOf(tx, terms, wanted)
    if (isRefusal(priced)) return priced
    const sale = saleOf(priced, wanted, terms.now)
    // Read like a stored one.
    const row = withColumnNames(promotions, { ...promotion, id: 0, version: 1, active: true })
    const from = sql`(select (jsonb_populate_record(null::promotions, ${JSON.stringify(row)}::jsonb)).*)`
    return quoteOf(sale, await readPromoted(tx, sale, sql`true`, { from }))
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
  }: Omit<PromotionPreview, 'promotion'> & { priceTier: PriceTier },
): Promise<Priced | Refusal> {
  if (items.length > 0 || !customerId) return priceSale(tx, terms, { items, currency, priceTier })
  const cart = await readCartLines(tx, customerId, currency)
  const lines = priceLines(cart.lines, { wholesale: priceTier === 'wholesale', currency })
  return isRefusal(lines) ? lines : { lines, extraLines: [] }
}

function saleOf({ lines, extraLines }: Priced, wanted: WantedSale, now: Date): SaleToPromote<NewOrderLine> {
  const { currency, priceTier, customerId = null, paymentMethod = null } = wanted
  const fee = fromWire(wanted.fee ?? 0) ?? 0
  const delivery = fee > 0 ? [{ label: deliveryLabel, total: fee }] : []
  return {
    lines,
    extraLines: [...delivery, ...extraLines],
    currency,
    priceTier,
    customerId,
    paymentMethod,
    now,
  }
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
