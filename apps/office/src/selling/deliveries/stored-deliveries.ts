import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { Delivery, DeliveryReport } from '@tecnoclick/contract/selling/deliveries/schemas'
import { readStored, removeStored, writeStored } from '../../platform/stored-value.ts'

/** The shop removes every key with this prefix when somebody signs out. */
const privatePrefix = 'private:'
const listKey = `${privatePrefix}deliveries`
const queueKey = `${privatePrefix}delivery-reports`

export const deliveriesPath = '/admin/deliveries'

/** What a phone keeps of the day, so that the page opens without a connection. */
export interface StoredList {
  userId: number
  name: string
  email: string
  /** When the server answered. */
  at: string
  deliveries: Delivery[]
}

/** A report that waits to be sent, or that the server refused. */
export interface QueuedReport {
  /** The idempotency key: sent twice, it counts once. */
  key: string
  userId: number
  orderId: number
  number: string
  report: DeliveryReport & { date: string }
  /** Why the server did not accept it; shown until it is dismissed. */
  refused?: string
}

export function readStoredList(): StoredList | undefined {
  return readStored<StoredList>(listKey)
}

export function storeList(list: StoredList): void {
  writeStored(listKey, list)
}

export function readQueue(userId: number): QueuedReport[] {
  return (readStored<QueuedReport[]>(queueKey) ?? []).filter((queued) => queued.userId === userId)
}

/** Whoever signed in before on this phone did not sign out: what they left is theirs, and goes with the next change. */
export function storeQueue(queue: readonly QueuedReport[]): void {
  if (queue.length === 0) removeStored(queueKey)
  else writeStored(queueKey, queue)
}

export function forgetList(): void {
  removeStored(listKey)
}

export function forgetDeliveries(): void {
  removeStored(listKey)
  removeStored(queueKey)
}

export function countUnsent(): number {
  return (readStored<QueuedReport[]>(queueKey) ?? []).filter(({ refused }) => refused === undefined).length
}

/**
 * The courier whose list is stored, for the page of deliveries alone: without a connection nobody can say who is signed
 * in, and the list was stored for them.
 */
export function storedCourier(): Viewer | undefined {
  const list = location.pathname.startsWith(deliveriesPath) ? readStoredList() : undefined
  if (!list) return undefined
  return {
    id: list.userId,
    name: list.name,
    email: list.email,
    role: 'admin',
    avatar: '',
    wholesale: false,
    permissions: ['deliveries:read', 'deliveries:write'],
  }
}
