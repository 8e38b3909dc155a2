import type { NewQuote } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import { serviceQuoteLines } from '@tecnoclick/database/schema/workshop/quote-lines'
import { serviceQuotes } from '@tecnoclick/database/schema/workshop/service-orders'
import { formatAmount, fromWire } from '@tecnoclick/domain/platform/money'
import { isOpen, type OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { quoteTotal } from '@tecnoclick/domain/workshop/quote-lines'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { planLines } from '../work/plan-lines.ts'
import { isFree } from '../work/repeat-repair.ts'

export interface MadeQuote {
  id: number
  /** 'CUP 4,500.00' and the note, for history and mail. */
  price: string
  summary: string
  validUntil: Date
}

interface Quoting {
  order: { id: number; status: OrderStatus }
  quote: NewQuote
  now: Date
}

/** A new quote replaces the pending one. */
export async function makeQuote(
  tx: Transaction,
  actor: Actor,
  { order, quote, now }: Quoting,
): Promise<MadeQuote | Refusal> {
  // A repair under warranty costs nothing.
  if (!isOpen(order.status) || (await isFree(tx, order.id))) return refuse('conflict')
  const [currency] = await tx
    .select()
    .from(currencies)
    .where(and(eq(currencies.code, quote.currency), eq(currencies.enable, true)))
  if (!currency) return invalidQuote('currency', 'required')
  const amount = fromWire(quote.amount)
  if (!amount) return invalidQuote('amount', 'number')
  const lines = readLines(quote.lines ?? [])
  if (!lines || (lines.length > 0 && quoteTotal(lines) !== amount)) return invalidQuote('amount', 'number')
  const planned = await planLines(tx, lines)
  if (isRefusal(planned)) return planned
  const deposit = readDeposit(quote.deposit)
  if (!deposit) return invalidQuote('deposit', 'number')
  const validUntil = new Date(quote.validUntil)
  if (validUntil <= now) return invalidQuote('validUntil', 'future')
  await tx
    .update(serviceQuotes)
    .set({ state: 'replaced' })
    .where(and(eq(serviceQuotes.serviceOrderId, order.id), eq(serviceQuotes.state, 'pending')))
  const note = quote.note ?? ''
  const [made] = await tx
    .insert(serviceQuotes)
    .values({
      serviceOrderId: order.id,
      amount,
      currency: currency.code,
      validUntil,
      ...deposit,
      note,
      createdBy: actor.userId,
      createdAt: now,
    })
    .returning({ id: serviceQuotes.id })
  if (!made) throw new Error('The quote was not stored')
  if (planned.length > 0)
    await tx
      .insert(serviceQuoteLines)
      .values(planned.map((line, index) => ({ ...line, quoteId: made.id, position: index + 1 })))
  const price = formatAmount(amount, currency)
  return { id: made.id, price, summary: [price, note].filter(Boolean).join(' · '), validUntil }
}

/** An amount or a share; undefined if the amount has a third decimal. */
function readDeposit(asked: NewQuote['deposit']) {
  if (!asked) return { deposit: null, depositPercent: null }
  if ('percent' in asked) return { deposit: null, depositPercent: asked.percent }
  const deposit = fromWire(asked.amount)
  return deposit === undefined ? undefined : { deposit, depositPercent: null }
}

/** In minor units; undefined if a price has a third decimal. */
function readLines(lines: NonNullable<NewQuote['lines']>) {
  const read = lines.flatMap(({ price, ...line }) => {
    const minor = fromWire(price)
    return minor === undefined ? [] : [{ ...line, price: minor }]
  })
  return read.length === lines.length ? read : undefined
}

function invalidQuote(field: string, code: 'number' | 'future' | 'required'): Refusal {
  return refuse('invalid', { fields: { [`quote.${field}`]: { code } } })
}
