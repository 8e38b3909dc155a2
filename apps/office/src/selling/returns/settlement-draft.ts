import type { OrderReturn, ReturnSettlement } from '@tecnoclick/contract/selling/returns/schemas'
import { outcomesOf, type ReturnOutcome, returnOutcomes } from '@tecnoclick/domain/selling/returns'
import { amountOf, numberOf, textOf, textOrNull } from '../../platform/api/form-values.ts'
import { serialsOf } from './register-draft.ts'

type Judged = Pick<OrderReturn, 'kind' | 'reason' | 'condition' | 'clientId' | 'customer'>

/** What staff choose from. */
export function offeredOutcomes(asked: Judged): ReturnOutcome[] {
  return outcomesOf(asked).filter((outcome) => outcome !== 'repair' || mayRepair(asked))
}

/** A warranty is repaired as a rule; anything else goes back to stock, if it may be sold again. */
export function usualOutcome(asked: Judged): ReturnOutcome {
  const offered = offeredOutcomes(asked)
  if (asked.kind === 'warranty' && offered.includes('repair')) return 'repair'
  return offered.includes('stock') ? 'stock' : 'scrap'
}

/** A repair is given back, so somebody must be reached. */
export function mayRepair({ clientId, customer }: Pick<OrderReturn, 'clientId' | 'customer'>): boolean {
  return clientId !== null || (customer.name !== '' && customer.phone !== null)
}

/** What was paid for the lines that the shop keeps, but no more than is left of the payments. */
export function usualRefund(
  { lines, refundable }: Pick<OrderReturn, 'lines' | 'refundable'>,
  outcomes: Readonly<Record<number, ReturnOutcome>>,
): number {
  const cents = lines.reduce(
    (sum, { id, amount }) => (outcomes[id] === 'repair' ? sum : sum + Math.round(amount * 100)),
    0,
  )
  return Math.min(cents / 100, refundable)
}

/** The body of the form; undefined where the amount is no amount. */
export function readSettlement(
  { lines, version }: Pick<OrderReturn, 'lines' | 'version'>,
  form: FormData,
): ReturnSettlement | undefined {
  const refund = form.has('refund') ? readRefund(form) : null
  if (refund === undefined) return undefined
  return {
    lines: lines.map(({ id }) => {
      const outcome = returnOutcomes.find((one) => one === form.get(`outcome-${id}`)) ?? 'scrap'
      const settled = { id, outcome, ...serialsOf(form, id) }
      if (outcome !== 'repair') return settled
      return { ...settled, serviceId: idOf(form, `service-${id}`), brandId: idOf(form, `brand-${id}`) }
    }),
    refund,
    note: textOrNull(form.get('note')),
    version,
  }
}

function readRefund(form: FormData): ReturnSettlement['refund'] {
  const amount = amountOf(form.get('amount'))
  if (amount === null || !(amount > 0)) return undefined
  const paymentId = idOf(form, 'paymentId')
  return {
    amount,
    ...(paymentId !== null && { paymentId }),
    paymentMethod: textOf(form.get('paymentMethod')),
    transactionCode: textOrNull(form.get('transactionCode')),
  }
}

function idOf(form: FormData, name: string): number | null {
  const id = numberOf(form.get(name))
  return Number.isNaN(id) ? null : id
}
