import { days, hours } from '../platform/duration.ts'

/** Kinds of items that wait for staff, most urgent first. */
export const workItemKinds = [
  'key',
  'payment',
  'resetPayment',
  'servicePayment',
  'bankMessage',
  'onlinePayment',
  'serialMismatch',
  'failedDelivery',
  'prepare',
  'dispatch',
  'delivered',
  'order',
  'orderMessage',
  'collect',
  'refund',
  'return',
  'resetFailure',
  'number',
  'serviceNumber',
  'quote',
  'serviceMessage',
  'partsArrived',
  'loanerDue',
  'outsideJobDue',
  'service',
  'business',
  'message',
  'mail',
  'rate',
  'onTheWay',
  'ready',
  'review',
] as const

export type WorkItemKind = (typeof workItemKinds)[number]

/** The record that a kind is about. A record has one row, that of its most urgent kind. */
export const workItemSubjects = {
  key: 'resetSale',
  payment: 'order',
  resetPayment: 'resetSale',
  servicePayment: 'serviceOrder',
  bankMessage: 'bankMessage',
  onlinePayment: 'order',
  serialMismatch: 'order',
  failedDelivery: 'order',
  prepare: 'order',
  dispatch: 'order',
  delivered: 'order',
  order: 'order',
  orderMessage: 'order',
  collect: 'order',
  refund: 'order',
  return: 'return',
  resetFailure: 'resetSale',
  number: 'order',
  serviceNumber: 'serviceOrder',
  quote: 'serviceOrder',
  serviceMessage: 'serviceOrder',
  partsArrived: 'serviceOrder',
  loanerDue: 'serviceOrder',
  outsideJobDue: 'serviceOrder',
  service: 'serviceOrder',
  business: 'customer',
  message: 'message',
  mail: 'mail',
  rate: 'rate',
  onTheWay: 'order',
  ready: 'order',
  review: 'review',
} as const satisfies Record<WorkItemKind, string>

/** Rates have no rows of their own: what waits is identified by these. */
export const rateIds = { CUP: 1, MLC: 2 } as const

export const urgencies = ['overdue', 'soon', 'today', 'later'] as const

export type Urgency = (typeof urgencies)[number]

const soonMs = hours(4)
const longWaitMs = days(1)

/** The customer or the courier has to act; staff only after a long wait. */
const othersTurn: readonly WorkItemKind[] = ['ready', 'onTheWay']

/** A promise decides, otherwise the wait. Nobody waits for a reply to a review. */
export function urgencyOf(
  { kind, since, due }: { kind: WorkItemKind; since: number; due: number | null },
  now: number,
): Urgency {
  if (kind === 'review') return 'later'
  if (due === null && now - since >= longWaitMs) return 'soon'
  if (due === null) return othersTurn.includes(kind) ? 'later' : 'today'
  if (due < now) return 'overdue'
  return due - now < soonMs ? 'soon' : 'today'
}
