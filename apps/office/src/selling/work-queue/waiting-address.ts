import type { WorkItem } from '@tecnoclick/contract/selling/work-queue/schemas'
import type { WorkItemKind } from '@tecnoclick/domain/selling/work-queue'

const desks: Record<WorkItemKind, string> = {
  key: 'reset-sales',
  payment: 'orders',
  resetPayment: 'reset-sales',
  order: 'orders',
  number: 'orders',
  serviceNumber: 'service-orders',
  quote: 'service-orders',
  service: 'service-orders',
  business: 'customers',
  message: 'contact-messages',
  mail: 'mails',
  review: 'reviews',
}

/** Where it is attended to. */
export function waitingAddress({ kind, id }: Pick<WorkItem, 'kind' | 'id'>): string {
  return `/admin/${desks[kind]}/${id}`
}
