import type { Permission } from '../people/permissions.ts'

/** Kinds of items that wait for staff, most urgent first. */
export const workItemKinds = [
  'key',
  'payment',
  'resetPayment',
  'order',
  'number',
  'serviceNumber',
  'quote',
  'service',
  'business',
  'message',
  'mail',
  'review',
] as const

export type WorkItemKind = (typeof workItemKinds)[number]

/** Who sees which kind: whoever may deal with it. */
export const workItemPermissions = {
  key: 'resetSales:write',
  payment: 'payments:write',
  resetPayment: 'resetSales:write',
  order: 'orders:write',
  number: 'orders:write',
  serviceNumber: 'serviceOrders:write',
  quote: 'serviceOrders:write',
  service: 'serviceOrders:write',
  business: 'customers:write',
  message: 'messages:write',
  mail: 'mails:write',
  review: 'reviews:write',
} as const satisfies Record<WorkItemKind, Permission>
