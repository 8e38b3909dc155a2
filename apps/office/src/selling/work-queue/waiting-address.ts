import type { WaitingItem } from '@tecnoclick/contract/selling/work-queue/schemas'
import type { WaitingKind } from '@tecnoclick/domain/selling/work-queue'

const desks: Record<WaitingKind, string> = {
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
export function waitingAddress({ kind, id }: Pick<WaitingItem, 'kind' | 'id'>): string {
  return `/admin/${desks[kind]}/${id}`
}
