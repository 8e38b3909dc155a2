import { applyChanges, type PackedChanges, type PackedSnapshot } from '@tecnoclick/catalogue/snapshot'
import { getSnapshot, getSnapshotChanges } from '@tecnoclick/contract/catalogue/browse/endpoints'
import { listBanners } from '@tecnoclick/contract/site/banners/endpoints'
import type { Banner } from '@tecnoclick/contract/site/banners/schemas'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import { minutes } from '@tecnoclick/domain/platform/duration'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'
import { inStore } from './stored-database.ts'
import { visitedCategories } from './visited-categories.ts'

/** All that the shop window is drawn from without a line. Nothing of it is anybody's own. */
export interface StoredCatalogue {
  snapshot: PackedSnapshot
  /** Of a very large shop: the visited categories alone. */
  partial: boolean
  settings: PublicSettings
  banners: readonly Banner[]
  /** When the server last said that this is how things are. */
  at: number
}

type Given = PackedSnapshot & { partial?: true }

/** Asked again not sooner: a phone that turns pages does not ask with each of them. */
const freshFor = minutes(5)
const key = 'catalogue'

export function readStoredCatalogue(): Promise<StoredCatalogue | undefined> {
  return inStore<StoredCatalogue | undefined>('kept', 'readonly', (store) => store.get(key))
}

/** Brings what is kept up to date, by the difference where there is one. */
export async function refreshStoredCatalogue(now: number): Promise<void> {
  const before = await readStoredCatalogue()
  if (before && now - before.at < freshFor && now >= before.at) return
  const [given, settings, banners] = await Promise.all([
    obtainSnapshot(before),
    ask<PublicSettings>(getPublicSettings.path),
    ask<{ data: Banner[] }>(listBanners.path),
  ])
  const { partial, ...snapshot } = given
  const stored: StoredCatalogue = {
    snapshot,
    partial: partial === true,
    settings,
    banners: banners.data,
    at: now,
  }
  await inStore('kept', 'readwrite', (store) => store.put(stored, key))
}

async function obtainSnapshot(before: StoredCatalogue | undefined): Promise<Given> {
  if (!before) return obtainWhole()
  const search = new URLSearchParams({ since: before.snapshot.version, ...(before.partial && visited()) })
  const answer = await ask<PackedChanges | Given>(`${getSnapshotChanges.path}?${search}`)
  if (!('from' in answer)) return answer.partial && !before.partial ? obtainWhole() : answer
  const changed = applyChanges(before.snapshot, answer)
  return changed ? { ...changed, ...(before.partial && { partial: true as const }) } : obtainWhole()
}

/** A very large shop answers with its names alone, and is then asked for what was visited. */
async function obtainWhole(): Promise<Given> {
  const whole = await ask<Given>(getSnapshot.path)
  return whole.partial ? ask<Given>(`${getSnapshot.path}?${new URLSearchParams(visited())}`) : whole
}

function visited(): { visited: string } {
  return { visited: visitedCategories().join() }
}

async function ask<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`/api${path}`, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
