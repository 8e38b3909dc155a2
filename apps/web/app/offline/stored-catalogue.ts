import { applyChanges, type PackedChanges, type PackedSnapshot } from '@tecnoclick/catalogue/snapshot'
import { getSnapshot, getSnapshotChanges } from '@tecnoclick/contract/catalogue/browse/endpoints'
import { listBanners } from '@tecnoclick/contract/site/banners/endpoints'
import type { Banner } from '@tecnoclick/contract/site/banners/schemas'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import { minutes } from '@tecnoclick/domain/platform/duration'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'
import { withStore } from '../platform/indexed-db.ts'
import { visitedCategories } from './visited-categories.ts'

/** The data that public pages are rendered from offline. It contains nothing personal. */
export interface StoredCatalogue {
  snapshot: PackedSnapshot
  /** A very large shop stores only the visited categories. */
  partial: boolean
  /** The first download has no descriptions; whoever stays or comes back gets them. */
  brief?: boolean
  settings: PublicSettings
  banners: readonly Banner[]
  /** When the server last confirmed it. */
  at: number
}

type SnapshotResponse = PackedSnapshot & { partial?: true; brief?: true }

/** Not refreshed on every page. */
const freshForMs = minutes(5)
const key = 'catalogue'

export function readStoredCatalogue(): Promise<StoredCatalogue | undefined> {
  return withStore<StoredCatalogue | undefined>('kept', 'readonly', (store) => store.get(key))
}

/**
 * Downloads only the changes if the server still knows the stored version. Resolves with whether the visitor has stayed or
 * come back: the first download is small.
 */
export async function refreshStoredCatalogue(now: number): Promise<boolean> {
  const before = await readStoredCatalogue()
  if (before && now - before.at < freshForMs && now >= before.at) return !before.brief
  const [response, settings, banners] = await Promise.all([
    fetchSnapshot(before),
    fetchJson<PublicSettings>(getPublicSettings.path),
    fetchJson<{ data: Banner[] }>(listBanners.path),
  ])
  const { partial, brief, ...snapshot } = response
  const stored: StoredCatalogue = {
    snapshot,
    partial: partial === true,
    brief: brief === true,
    settings,
    banners: banners.data,
    at: now,
  }
  await withStore('kept', 'readwrite', (store) => store.put(stored, key))
  return before !== undefined
}

async function fetchSnapshot(before: StoredCatalogue | undefined): Promise<SnapshotResponse> {
  if (!before) return fetchWhole('?brief=true')
  if (before.brief) return fetchWhole()
  const search = new URLSearchParams({ since: before.snapshot.version, ...(before.partial && visited()) })
  const response = await fetchJson<PackedChanges | SnapshotResponse>(`${getSnapshotChanges.path}?${search}`)
  if (!('from' in response)) return response.partial && !before.partial ? fetchWhole() : response
  const changed = applyChanges(before.snapshot, response)
  return changed ? { ...changed, ...(before.partial && { partial: true as const }) } : fetchWhole()
}

/** A very large shop responds without products; the second request asks for the visited categories. */
async function fetchWhole(query: '' | '?brief=true' = ''): Promise<SnapshotResponse> {
  const whole = await fetchJson<SnapshotResponse>(`${getSnapshot.path}${query}`)
  return whole.partial
    ? fetchJson<SnapshotResponse>(`${getSnapshot.path}?${new URLSearchParams(visited())}`)
    : whole
}

function visited(): { visited: string } {
  return { visited: visitedCategories().join() }
}

async function fetchJson<Body>(path: string): Promise<Body> {
  const response = await fetch(`/api${path}`, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${path} responded ${response.status}`)
  return response.json()
}
