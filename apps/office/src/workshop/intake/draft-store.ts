import { hours } from '@tecnoclick/domain/platform/duration'
import { indexedStore } from '../../platform/indexed-store.ts'
import type { WalkInDraft } from '../service-orders/walk-in-draft.ts'

/** A form that somebody had begun to fill in, with its photos. Each account has one. */
export interface KeptWalkIn {
  userId: number
  at: string
  draft: WalkInDraft
  photos: Blob[]
}

export interface WalkInDrafts {
  read(userId: number): Promise<KeptWalkIn | undefined>
  put(kept: KeptWalkIn): Promise<void>
  remove(userId: number): Promise<void>
}

/** Whoever brought the device is gone by then. */
const keptMs = hours(24)

/** A database of its own: an earlier version of the page would take it for a device that waits to be sent. */
const act = indexedStore('tecnoclick-office-drafts', 'walk-ins', 'userId')

export const browserDrafts: WalkInDrafts = {
  async read(userId) {
    const kept: KeptWalkIn | undefined = await act('readonly', (store) => store.get(userId))
    return kept && Date.now() - Date.parse(kept.at) < keptMs ? kept : undefined
  },
  put: async (kept) => void (await act('readwrite', (store) => store.put(kept))),
  remove: (userId) => act('readwrite', (store) => store.delete(userId)),
}
