import { havanaDay } from '../platform/havana-day.ts'
import type { OrderStatus } from './order-status.ts'

/** The buyer wants the money back, or a repair under warranty (selling.md#returns). */
export const returnKinds = ['return', 'warranty'] as const
export const returnReasons = ['defective', 'damaged', 'wrong', 'different', 'unwanted', 'another'] as const
export const returnStates = ['asked', 'accepted', 'refused', 'received', 'settled', 'withdrawn'] as const
/** What happens to the goods: sold again, thrown away, or repaired and given back. */
export const returnOutcomes = ['stock', 'scrap', 'repair'] as const

/** How the goods look when staff take them back at the counter. */
export const returnConditions = ['sealed', 'opened', 'incomplete', 'damaged'] as const

export type ReturnKind = (typeof returnKinds)[number]
export type ReturnReason = (typeof returnReasons)[number]
export type ReturnState = (typeof returnStates)[number]
export type ReturnOutcome = (typeof returnOutcomes)[number]

/** A warranty covers faults only. */
export const reasonsOf = {
  return: returnReasons,
  warranty: ['defective', 'another'],
} as const satisfies Record<ReturnKind, readonly ReturnReason[]>

export function isReasonOf(kind: ReturnKind, reason: ReturnReason): boolean {
  const allowed: readonly ReturnReason[] = reasonsOf[kind]
  return allowed.includes(reason)
}

/** What may become of the goods: what is defective or damaged is never sold again (selling.md#returns). */
export function outcomesOf({
  reason,
  condition,
}: {
  reason: ReturnReason
  condition: (typeof returnConditions)[number] | null
}): readonly ReturnOutcome[] {
  const isFaulty = reason === 'defective' || reason === 'damaged' || condition === 'damaged'
  return isFaulty ? returnOutcomes.filter((outcome) => outcome !== 'stock') : returnOutcomes
}

/** Goods that never arrive are refused after all. */
const nextStates = {
  asked: ['accepted', 'refused', 'withdrawn'],
  accepted: ['received', 'refused'],
  received: ['settled'],
  refused: [],
  settled: [],
  withdrawn: [],
} as const satisfies Record<ReturnState, readonly ReturnState[]>

export function canReturnBecome(from: ReturnState, to: ReturnState): boolean {
  const allowed: readonly ReturnState[] = nextStates[from]
  return allowed.includes(to)
}

/** Somebody still has to do something. */
export function isReturnOpen(state: ReturnState): boolean {
  return nextStates[state].length > 0
}

export interface AskedUnits {
  quantity: number
  state: ReturnState
  /** Null until the return is settled. */
  outcome: ReturnOutcome | null
}

/** Units that are or will be the shop's again. A repaired one is given back, so it may fail again. */
function isTaken({ state, outcome }: AskedUnits): boolean {
  return state !== 'refused' && state !== 'withdrawn' && outcome !== 'repair'
}

/** What of a line may still be asked for: bought without what is asked, accepted or returned already. */
export function leftToReturn(bought: number, asked: readonly AskedUnits[]): number {
  const taken = asked.reduce((sum, units) => (isTaken(units) ? sum + units.quantity : sum), 0)
  return Math.max(bought - taken, 0)
}

/** The units that came back for good. */
export function returnedUnits(asked: readonly AskedUnits[]): number {
  const isBack = ({ state, outcome }: AskedUnits) => state === 'settled' && outcome !== 'repair'
  return asked.reduce((sum, units) => (isBack(units) ? sum + units.quantity : sum), 0)
}

/** The last day, in Havana, to ask for a return or a repair; undefined if there is none. */
export function lastDayFor(
  kind: ReturnKind,
  completedAt: Date | null,
  { returnDays, warrantyMonths }: { returnDays: number; warrantyMonths: number },
): string | undefined {
  if (!completedAt) return undefined
  const day = havanaDay(completedAt)
  if (kind === 'return') return returnDays === 0 ? undefined : plusDays(day, returnDays)
  return warrantyMonths === 0 ? undefined : plusMonths(day, warrantyMonths)
}

/** Only a completed order, until the end of the last day. Without an account staff register it. */
export function mayAskUntil(order: { status: OrderStatus }, lastDay: string | undefined, now: Date): boolean {
  if (order.status !== 'COMPLETADA' || lastDay === undefined) return false
  return havanaDay(now) <= lastDay
}

/** Never more than was paid without what was refunded before. Minor units. */
export function refundable(paid: number, refunded: number): number {
  return Math.max(paid - refunded, 0)
}

function plusDays(day: string, days: number): string {
  const end = new Date(`${day}T00:00:00Z`)
  end.setUTCDate(end.getUTCDate() + days)
  return end.toISOString().slice(0, 10)
}

function plusMonths(day: string, months: number): string {
  const start = new Date(`${day}T00:00:00Z`)
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + months)
  // 31 January and a month is 28 February, not 3 March.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0)
  return end.toISOString().slice(0, 10)
}
