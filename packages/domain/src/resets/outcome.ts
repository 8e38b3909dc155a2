/** What a buyer says of a file, and what becomes of a failure (resets.md#outcomes). */
export const resetOutcomes = ['worked', 'failed'] as const
export type ResetOutcome = (typeof resetOutcomes)[number]

export const failureDecisions = ['credited', 'refused'] as const
export type FailureDecision = (typeof failureDecisions)[number]

/** Fewer answers say nothing about a file, and too much about who gave them. */
const fewestAnswers = 3

export interface OutcomeCount {
  worked: number
  failed: number
}

/** What everybody is told of a file; null as long as too few have answered. */
export function toldOutcomes({ worked, failed }: OutcomeCount): { worked: number; total: number } | null {
  const total = worked + failed
  return total < fewestAnswers ? null : { worked, total }
}

/** The buyer has the file, and nobody has judged what they said of it. */
export function mayReport(sale: {
  downloadedDate: unknown
  outcome: { decision: FailureDecision | null } | null
}): boolean {
  return Boolean(sale.downloadedDate) && !sale.outcome?.decision
}

interface Failure {
  hasLog: boolean
  /** How often this customer got money back by the rule within its days. */
  creditedBefore: number
}

/** Of the settings. */
interface RefundRule {
  resetRefunds: 'staff' | 'automatic'
  resetRefundLimit: number
}

/** What the owner's rule decides at once; undefined where staff decide. */
export function decideFailure(
  { hasLog, creditedBefore }: Failure,
  { resetRefunds, resetRefundLimit }: RefundRule,
): FailureDecision | undefined {
  if (resetRefunds !== 'automatic' || !hasLog) return undefined
  return resetRefundLimit === 0 || creditedBefore < resetRefundLimit ? 'credited' : 'refused'
}
