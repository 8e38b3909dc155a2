import type { Quote } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { acceptedAmount, depositOf } from '@tecnoclick/domain/workshop/quote-lines'
import { idOf } from '../../platform/form/read-form.ts'

type Chosen = Pick<Quote, 'amount' | 'lines' | 'deposit'>

const minor = (amount: number) => fromWire(amount) ?? 0

/** What a quote costs without some of its optional lines, and its deposit then; undefined if nothing would be left. */
export function costWithout(
  quote: Chosen,
  declined: readonly number[],
): { amount: number; deposit: number | null } | undefined {
  const lines = quote.lines.map((line) => ({ ...line, price: minor(line.price) }))
  const amount = acceptedAmount({ amount: minor(quote.amount), lines }, declined)
  if (amount === undefined) return undefined
  const { percent = null } = quote.deposit ?? {}
  const asked = quote.deposit && percent === null ? minor(quote.deposit.amount) : null
  const deposit = depositOf({ amount, deposit: asked, depositPercent: percent })
  return { amount: toWire(amount), deposit: deposit === null ? null : toWire(deposit) }
}

/** Optional lines have a checkbox `keep`, so that the form works without script; those that are not kept are left out. */
export function readDeclined(form: FormData | URLSearchParams): number[] {
  const numbersOf = (name: string) => form.getAll(name).map(Number).filter(Number.isInteger)
  const kept = new Set(numbersOf('keep'))
  return numbersOf('optional').filter((position) => !kept.has(position))
}

/** What is posted with an accepted or rejected quote. */
export function readDecision(form: FormData, isAccepted: boolean) {
  const declined = isAccepted ? readDeclined(form) : []
  return { quoteId: idOf(form, 'quoteId') ?? 0, ...(declined.length > 0 && { declined }) }
}
