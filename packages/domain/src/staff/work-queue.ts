import { type Permission, permissionsOf, type StaffRole } from '../people/permissions.ts'
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

/** Who sees which kind: whoever may deal with it. */
export const workItemPermissions = {
  key: 'resetSales:write',
  payment: 'payments:write',
  resetPayment: 'resetSales:write',
  servicePayment: 'servicePayments:write',
  bankMessage: 'payments:write',
  onlinePayment: 'payments:write',
  serialMismatch: 'orders:write',
  failedDelivery: 'orders:write',
  prepare: 'orders:write',
  dispatch: 'orders:write',
  delivered: 'orders:write',
  order: 'orders:write',
  orderMessage: 'orders:write',
  collect: 'payments:write',
  refund: 'payments:write',
  return: 'returns:write',
  resetFailure: 'resetSales:write',
  number: 'orders:write',
  serviceNumber: 'serviceOrders:write',
  quote: 'serviceOrders:write',
  serviceMessage: 'serviceOrders:write',
  partsArrived: 'serviceOrders:write',
  loanerDue: 'serviceOrders:receive',
  outsideJobDue: 'serviceOrders:write',
  service: 'serviceOrders:write',
  business: 'customers:write',
  message: 'messages:write',
  mail: 'mails:write',
  rate: 'prices:write',
  onTheWay: 'orders:write',
  ready: 'orders:write',
  review: 'reviews:write',
} as const satisfies Record<WorkItemKind, Permission>

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

const screens = {
  order: 'orders',
  serviceOrder: 'service-orders',
  resetSale: 'reset-sales',
  bankMessage: 'bank-messages',
  return: 'returns',
  customer: 'customers',
  message: 'contact-messages',
  mail: 'mails',
  review: 'reviews',
} as const

/** The page of the office that opens a row. */
export function workItemUrl({ kind, id }: { kind: WorkItemKind; id: number }): string {
  const subject = workItemSubjects[kind]
  if (subject === 'rate') return id === rateIds.MLC ? '/admin/settings/mlcPrices' : '/admin/recalculate'
  return `/admin/${screens[subject]}/${id}`
}

/** What somebody with this role deals with, most urgent first. */
export function kindsOf(role: StaffRole | null): WorkItemKind[] {
  const permitted = permissionsOf(role)
  return workItemKinds.filter((kind) => permitted.includes(workItemPermissions[kind]))
}
