import type { NewQuote } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { days } from '@tecnoclick/domain/platform/duration'
import { fromWire } from '@tecnoclick/domain/platform/money'
import type { AnswerDraft } from '../../platform/answer/answer-draft.ts'

/** An answer that may bring a quote along. */
export interface ServiceDraft extends AnswerDraft {
  withQuote: boolean
  amount: string
  currency: string
  days: string
  note: string
}

export const noQuote = { withQuote: false, amount: '', currency: 'USD', days: '7', note: '' } as const

export function isAmount(text: string): boolean {
  const amount = amountOf(text)
  return amount > 0 && fromWire(amount) !== undefined
}

export function areDays(text: string): boolean {
  return /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 90
}

export function quoteOf(draft: ServiceDraft, now: Date): NewQuote | undefined {
  if (!draft.withQuote) return undefined
  return {
    amount: amountOf(draft.amount),
    currency: draft.currency,
    validUntil: new Date(now.getTime() + days(Number(draft.days))).toISOString(),
    note: draft.note,
  }
}

/** A comma is what a Cuban keyboard offers. */
function amountOf(text: string): number {
  return Number(text.trim().replace(',', '.') || Number.NaN)
}
