import type { Deliveries, Delivery, DeliveryReport } from '@tecnoclick/contract/delivery/couriers/schemas'
import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import { readStored, removeStored, storedKeys, writeStored } from '../../platform/stored-value.ts'

/** The shop removes every key with the prefix `private:` when somebody signs out. */
const listKey = 'private:deliveries'
/** Reports outlive the session: nobody else can write down what happened at the door. */
const reportPrefix = 'delivery-report:'
/** Earlier versions stored all reports in one array. */
const oldQueueKey = 'private:delivery-reports'

export const deliveriesPath = '/admin/deliveries'

/** What a phone keeps of the day, so that the page opens without a connection. */
export interface StoredList {
  userId: number
  name: string
  email: string
  /** When the server answered. */
  at: string
  deliveries: Delivery[]
  /** Earlier versions stored none. */
  cash?: CourierCash
}

/** What the courier carries, and the currencies and the rate in which they may be paid. */
export type CourierCash = Pick<Deliveries, 'carried' | 'currencies' | 'rate'>

/** A report that waits to be sent, or that the server refused. */
export interface QueuedReport {
  /** The idempotency key: sent twice, it counts once. */
  key: string
  userId: number
  orderId: number
  number: string
  report: DeliveryReport & { date: string }
  /** They are sent in this order. */
  place: number
  /** Why the server did not accept it; shown until it is dismissed. */
  refused?: string
}

export function readStoredList(): StoredList | undefined {
  return readStored<StoredList>(listKey)
}

export function storeList(list: StoredList): void {
  writeStored(listKey, list)
}

export function ownsReportKey(userId: number, storageKey: string | null): boolean {
  return storageKey === null || storageKey.startsWith(`${reportPrefix}${userId}:`)
}

const reportKey = ({ userId, key }: QueuedReport) => `${reportPrefix}${userId}:${key}`

/** What an account wrote on this phone, in any tab. Those of others wait until their writer signs in again. */
export function readReports(userId: number): QueuedReport[] {
  splitOldQueue()
  return storedKeys()
    .filter((storageKey) => ownsReportKey(userId, storageKey))
    .flatMap((storageKey) => readStored<QueuedReport>(storageKey) ?? [])
    .toSorted((a, b) => a.place - b.place)
}

/** One key for each: two tabs cannot overwrite each other's. Returns whether it could be stored. */
export function storeReport(report: QueuedReport): boolean {
  return writeStored(reportKey(report), report)
}

export function removeReport(report: QueuedReport): void {
  removeStored(reportKey(report))
}

function splitOldQueue(): void {
  const queue = readStored<Omit<QueuedReport, 'place'>[]>(oldQueueKey)
  if (!queue) return
  if (queue.every((report, place) => storeReport({ ...report, place }))) removeStored(oldQueueKey)
}

export function forgetList(): void {
  removeStored(listKey)
}

export function countUnsent(userId: number): number {
  return readReports(userId).filter(({ refused }) => refused === undefined).length
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
