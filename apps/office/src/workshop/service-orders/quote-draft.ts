import type { NewQuote } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { days } from '@tecnoclick/domain/platform/duration'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { type QuoteLineKind, quoteTotal } from '@tecnoclick/domain/workshop/quote-lines'
import { amountOf, countOf } from '../../platform/api/form-values.ts'
import type { AnswerDraft } from '../../selling/orders/answer-draft.ts'

/** An answer that may include a quote. */
export interface ServiceDraft extends AnswerDraft {
  withQuote: boolean
  amount: string
  currency: string
  days: string
  note: string
  lines: LineDraft[]
  /** `25`, or `30 %` of what is accepted. */
  deposit: string
}

export interface LineDraft {
  kind: QuoteLineKind
  description: string
  quantity: string
  price: string
  /** Of a part from stock. */
  productId?: number | undefined
  /** Of work from the price list. */
  labourTaskId?: number | undefined
  optional: boolean
}

export const noQuote = {
  withQuote: false,
  amount: '',
  currency: 'USD',
  days: '7',
  note: '',
  lines: [] as LineDraft[],
  deposit: '',
}

export function isValidAmount(text: string): boolean {
  const amount = amountOf(text)
  return amount !== null && amount > 0 && fromWire(amount) !== undefined
}

/** An amount, or a share such as `30 %`; undefined for neither. */
export function readDeposit(text: string): NewQuote['deposit'] | undefined {
  if (text.trim() === '') return null
  const percent = /^(\d{1,3})\s*%$/.exec(text.trim())?.[1]
  if (percent)
    return Number(percent) >= 1 && Number(percent) <= 100 ? { percent: Number(percent) } : undefined
  return isValidAmount(text) ? { amount: amountOf(text) ?? 0 } : undefined
}

export function isValidDays(text: string): boolean {
  const days = countOf(text)
  return days !== null && days >= 1 && days <= 90
}

export function isValidLine({ description, quantity, price }: LineDraft): boolean {
  const amount = amountOf(price)
  const units = countOf(quantity)
  const isQuantity = units !== null && units >= 1 && units <= 99
  return description.trim() !== '' && isQuantity && amount !== null && fromWire(amount) !== undefined
}

/** In major units; undefined while a line is not complete. */
export function totalOf(lines: readonly LineDraft[]): number | undefined {
  if (!lines.every(isValidLine)) return undefined
  return toWire(
    quoteTotal(
      lines.map(({ quantity, price }) => ({
        quantity: countOf(quantity) ?? Number.NaN,
        price: minorOf(price),
      })),
    ),
  )
}

function minorOf(price: string): number {
  return fromWire(amountOf(price) ?? 0) ?? 0
}

export function toQuote(draft: ServiceDraft, now: Date): NewQuote | undefined {
  if (!draft.withQuote) return undefined
  return {
    amount: (draft.lines.length > 0 ? totalOf(draft.lines) : amountOf(draft.amount)) ?? Number.NaN,
    currency: draft.currency,
    validUntil: new Date(now.getTime() + days(countOf(draft.days) ?? Number.NaN)).toISOString(),
    note: draft.note,
    deposit: readDeposit(draft.deposit) ?? null,
    lines: draft.lines.map(({ quantity, price, ...line }) => ({
      ...line,
      quantity: countOf(quantity) ?? Number.NaN,
      price: amountOf(price) ?? Number.NaN,
    })),
  }
}
