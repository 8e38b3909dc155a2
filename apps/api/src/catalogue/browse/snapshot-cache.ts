import { deflateRawSync } from 'node:zlib'
import { type Catalogue, categoryPath } from '@tecnoclick/catalogue/catalogue'
import type { CatalogueProduct } from '@tecnoclick/catalogue/model'
import { packProduct } from '@tecnoclick/catalogue/pack-product'
import {
  type PackedChanges,
  type PackedSnapshot,
  packChanges,
  packSnapshot,
} from '@tecnoclick/catalogue/snapshot'

/** `partial`: only the products of the visited categories. */
interface Snapshot extends PackedSnapshot {
  partial?: true
}

interface SnapshotCache {
  snapshot(catalogue: Catalogue, visited: readonly string[]): Snapshot
  /** The changes since that version, or the whole snapshot if the version is no longer cached. */
  changesSince(catalogue: Catalogue, version: string, visited: readonly string[]): PackedChanges | Snapshot
}

/** Compressed. Above it, browsers get the visited categories instead of the whole catalogue. */
const maxSnapshotBytes = 300_000
const sampleSize = 200
/** Products in all cached versions together. */
const maxCachedProducts = 20_000

/**
 * Remembers the versions it served, to send only the difference later. Each process has its own cache and sends the whole
 * snapshot for a version it does not know.
 */
export function createSnapshotCache(): SnapshotCache {
  const snapshots = new WeakMap<Catalogue, Map<string, Snapshot>>()
  const versions = new Map<string, PackedSnapshot>()

  function rememberVersion(snapshot: PackedSnapshot): void {
    versions.delete(snapshot.version)
    versions.set(snapshot.version, snapshot)
    let count = 0
    for (const [version, { products }] of [...versions].reverse()) {
      count += products.length
      if (count > maxCachedProducts && version !== snapshot.version) versions.delete(version)
    }
  }

  function getSnapshot(catalogue: Catalogue, visited: readonly string[]): Snapshot {
    const byScope = snapshots.get(catalogue) ?? new Map<string, Snapshot>()
    snapshots.set(catalogue, byScope)
    const isPartial = isLarge(catalogue.data.products)
    const scope = isPartial ? visited.join() : ''
    const snapshot =
      byScope.get(scope) ?? (isPartial ? packPartial(catalogue, visited) : packSnapshot(catalogue))
    byScope.set(scope, snapshot)
    rememberVersion(snapshot)
    return snapshot
  }

  return {
    snapshot: getSnapshot,
    changesSince(catalogue, version, visited) {
      const current = getSnapshot(catalogue, visited)
      const before = versions.get(version)
      return before ? packChanges(before, current) : current
    },
  }
}

function packPartial(catalogue: Catalogue, visited: readonly string[]): Snapshot {
  const isIncluded = new Map(
    catalogue.data.categories.map(({ slug }) => [
      slug,
      categoryPath(catalogue, slug).some((ancestor) => visited.includes(ancestor.slug)),
    ]),
  )
  const products = catalogue.data.products.filter(({ categories }) =>
    categories.some((slug) => isIncluded.get(slug)),
  )
  return { ...packSnapshot({ ...catalogue, data: { ...catalogue.data, products } }), partial: true }
}

const sizeCache = new WeakMap<readonly CatalogueProduct[], boolean>()

/** Estimated from a sample, because compressing ten thousand products would block the event loop. */
function isLarge(products: readonly CatalogueProduct[]): boolean {
  const cached = sizeCache.get(products)
  if (cached !== undefined) return cached
  const step = Math.max(1, Math.floor(products.length / sampleSize))
  const sample = products.filter((_, index) => index % step === 0)
  const bytes = deflateRawSync(JSON.stringify(sample.map(packProduct))).length
  const large = (bytes * products.length) / Math.max(1, sample.length) > maxSnapshotBytes
  sizeCache.set(products, large)
  return large
}
