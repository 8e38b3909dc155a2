import type { NewQuote } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { days } from '@tecnoclick/domain/platform/duration'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { amountOf } from '../../platform/api/form-values.ts'
import type { AnswerDraft } from '../../selling/orders/answer-draft.ts'

/** An answer that may include a quote. */
export interface ServiceDraft extends AnswerDraft {
  withQuote: boolean
  amount: string
  currency: string
  days: string
  note: string
}

export const noQuote = { withQuote: false, amount: '', currency: 'USD', days: '7', note: '' } as const

export function isValidAmount(text: string): boolean {
  const amount = amountOf(text)
  return amount !== null && amount > 0 && fromWire(amount) !== undefined
}

export function isValidDays(text: string): boolean {
  return /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 90
}

export function toQuote(draft: ServiceDraft, now: Date): NewQuote | undefined {
  if (!draft.withQuote) return undefined
  return {
    amount: amountOf(draft.amount) ?? Number.NaN,
    currency: draft.currency,
    validUntil: new Date(now.getTime() + days(Number(draft.days))).toISOString(),
    note: draft.note,
  }
}
