import { minutes } from '../platform/duration.ts'

/** Where an attempt to pay with a payment provider is (selling.md#online-payments). */
export const providerPaymentStates = ['created', 'pending', 'paid', 'failed', 'expired', 'refunded'] as const
export type ProviderPaymentState = (typeof providerPaymentStates)[number]

/** What a provider says of an attempt. */
export const reportedStates = ['pending', 'paid', 'failed', 'expired', 'refunded'] as const
export type ReportedState = (typeof reportedStates)[number]

/** Why an attempt waits for staff. */
export const attentionReasons = ['amount', 'currency', 'refunded', 'excess'] as const
export type AttentionReason = (typeof attentionReasons)[number]

/** By what the shop heard of it. */
export const providerEventSources = ['notification', 'verification', 'refund'] as const
export const providerEventOutcomes = ['applied', 'ignored', 'attention', 'unknown'] as const
export type ProviderEventOutcome = (typeof providerEventOutcomes)[number]

/** Money that came after all counts; what is paid is given back and nothing else. */
const nextStates = {
  created: ['pending', 'paid', 'failed', 'expired'],
  pending: ['paid', 'failed', 'expired'],
  failed: ['paid'],
  expired: ['paid'],
  paid: ['refunded'],
  refunded: [],
} as const satisfies Record<ProviderPaymentState, readonly ReportedState[]>

export function mayBecome(from: ProviderPaymentState, to: ReportedState): boolean {
  const allowed: readonly ReportedState[] = nextStates[from]
  return allowed.includes(to)
}

/** The provider may still report money of it. */
export function isUnderWay(state: ProviderPaymentState): boolean {
  return state === 'created' || state === 'pending'
}

interface Attempted {
  state: ProviderPaymentState
  /** Minor units. */
  amount: number
  currency: string
  /** What the shop has given back, or is about to. */
  refunded: number
}

export interface Report {
  state: ReportedState
  /** Minor units; undefined where the provider did not say, or said no amount. */
  amount: number | undefined
  currency: string | undefined
}

type Judged =
  | { outcome: 'applied'; state: 'pending' | 'paid' | 'failed' | 'expired' }
  | { outcome: 'attention'; reason: AttentionReason }
  | { outcome: 'ignored' }

/**
 * What a report does to an attempt, in whatever order and however often reports come. Money of another amount or currency
 * is no payment, and money that the provider gave back by itself is nothing that the shop has booked: staff look at both.
 */
export function judgeReport(attempt: Attempted, report: Report): Judged {
  const { state } = report
  if (state === 'refunded')
    return attempt.refunded > 0 ? { outcome: 'ignored' } : { outcome: 'attention', reason: 'refunded' }
  if (!mayBecome(attempt.state, state)) return { outcome: 'ignored' }
  if (state === 'paid') {
    if (report.currency !== attempt.currency) return { outcome: 'attention', reason: 'currency' }
    if (report.amount !== attempt.amount) return { outcome: 'attention', reason: 'amount' }
  }
  return { outcome: 'applied', state }
}

/** What of an attempt can be given back by its provider. */
export function refundableOf({ state, amount, refunded }: Attempted): number {
  return state === 'paid' ? amount - refunded : 0
}

/** How long a payer has. */
export const providerPaymentLifetime = minutes(60)

/** The provider is asked itself where nothing was heard for so long. */
export const askAgainAfter = minutes(3)
