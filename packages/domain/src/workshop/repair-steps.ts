import { havanaDay } from '../platform/havana-day.ts'
import type { LocalizedText } from '../platform/localized-text.ts'
import { canBecome, isOpen, type OrderStatus } from '../selling/order-status.ts'

/** Who has to do something next. */
export const stepTurns = ['workshop', 'customer', 'supplier'] as const

export type StepTurn = (typeof stepTurns)[number]

/** The steps that every shop has. Their owner renames and switches them off, and never deletes them. */
export const stepKeys = [
  'requested',
  'diagnosis',
  'approval',
  'part',
  'repair',
  'test',
  'ready',
  'delivered',
  'unrepaired',
] as const

export type StepKey = (typeof stepKeys)[number]

/** A step refines a state, which goes with it on the wire (workshop.md#steps). */
export interface RepairStep {
  id: number
  key: string | null
  name: LocalizedText
  text: LocalizedText
  state: OrderStatus
  turn: StepTurn
  expectedDays: number | null
  notify: boolean
  position: number
  enable: boolean
}

/** What moves a repair by itself. A rejected quote is looked at again: another quote, or the device goes back as it came. */
export const stepAfter = {
  quote: 'approval',
  accepted: 'repair',
  rejected: 'diagnosis',
} as const satisfies Record<string, StepKey>

type Ordered = Pick<RepairStep, 'id' | 'key' | 'state' | 'position' | 'enable'>

/** Where a repair stands that changes its state alone. The same is done by the function `follow_repair_step`. */
export function firstStepOf<S extends Ordered>(steps: readonly S[], state: OrderStatus): S | undefined {
  return steps
    .filter((step) => step.state === state)
    .toSorted((a, b) => Number(b.enable) - Number(a.enable) || a.position - b.position || a.id - b.id)[0]
}

/** The step that an event leads to; undefined while its owner has switched it off, or of another state. */
export function stepOfEvent<S extends Ordered>(
  steps: readonly S[],
  event: keyof typeof stepAfter,
  state: OrderStatus,
): S | undefined {
  return steps.find((step) => step.key === stepAfter[event] && step.enable && step.state === state)
}

/** Whether a repair may go to a step: its state goes with it. A completed one is reopened with a reason instead. */
export function mayMoveTo(
  repair: { status: OrderStatus; stepId: number },
  step: Pick<RepairStep, 'id' | 'state' | 'enable'>,
): boolean {
  if (!step.enable || step.id === repair.stepId) return false
  return step.state === repair.status || canBecome(repair.status, step.state)
}

interface Standing {
  status: OrderStatus
  expectedDays: number | null
  since: Date
  /** `2026-03-02`, what the workshop promised. */
  promisedDate: string | null
}

/** The day in Havana until which the step should last: the promised one, or by the days that the step takes. */
export function expectedDay({ status, expectedDays, since, promisedDate }: Standing): string | null {
  if (!isOpen(status)) return null
  if (promisedDate !== null) return promisedDate
  if (expectedDays === null) return null
  const end = new Date(since)
  end.setUTCDate(end.getUTCDate() + expectedDays)
  return havanaDay(end)
}

export function isOverdue(standing: Standing, now: Date): boolean {
  const day = expectedDay(standing)
  return day !== null && day < havanaDay(now)
}
