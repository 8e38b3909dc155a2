import type { Permission } from '../people/permissions.ts'

/** What an open office is told has changed, by the name of its screen, and who is told (back-office.md#live). */
export const officeTopics = {
  waiting: 'workQueue:read',
  orders: 'orders:read',
  returns: 'returns:read',
  'bank-messages': 'payments:read',
  'service-orders': 'serviceOrders:read',
  'reset-sales': 'resetSales:read',
  customers: 'customers:read',
  reviews: 'reviews:read',
  'contact-messages': 'messages:read',
  mails: 'mails:read',
} as const satisfies Record<string, Permission>

export type OfficeTopic = keyof typeof officeTopics
