import type { WalkIn } from '@tecnoclick/contract/workshop/service-orders/walk-in-schemas'
import { indexedStore } from '../../platform/indexed-store.ts'
import type { WalkInDraft } from '../service-orders/walk-in-draft.ts'
import { browserDrafts } from './draft-store.ts'

/** A device that was taken in and waits to be sent, or that the server refused. */
export interface StoredIntake {
  /** The idempotency key: sent twice, it counts once. */
  key: string
  userId: number
  at: string
  body: WalkIn
  photos: Blob[]
  /** Names of the photos that were uploaded, in their order. */
  uploaded: string[]
  /** What was typed, for the form if the server refuses it. */
  draft: WalkInDraft
  /** Why the server did not accept it; shown until it is corrected or discarded. */
  refused?: string
}

/** Each account has its own; nobody reads or removes another's. */
export interface IntakeStore {
  read(userId: number): Promise<StoredIntake[]>
  put(intake: StoredIntake): Promise<void>
  remove(userId: number, key: string): Promise<void>
  clear(userId: number): Promise<void>
}

const act = indexedStore('tecnoclick-office', 'intakes', ['userId', 'key'])

/** Rejects where the browser cannot store: private windows, a full disk. */
export const browserIntakes: IntakeStore = {
  read: (userId) => act('readonly', (store) => store.getAll(rangeOf(userId))),
  put: async (intake) => void (await act('readwrite', (store) => store.put(intake))),
  remove: (userId, key) => act('readwrite', (store) => store.delete([userId, key])),
  clear: (userId) => act('readwrite', (store) => store.delete(rangeOf(userId))),
}

const rangeOf = (userId: number) => IDBKeyRange.bound([userId], [userId, []])

/** What waits of this account, for the question at sign-out. Nothing where the browser cannot store. */
export async function countWaiting(userId: number): Promise<number> {
  return (await browserIntakes.read(userId).catch(() => [])).length
}

/** With a form that was not sent. */
export async function forgetIntakes(userId: number): Promise<void> {
  await browserDrafts.remove(userId).catch(() => {})
  await browserIntakes.clear(userId).catch(() => {})
}
