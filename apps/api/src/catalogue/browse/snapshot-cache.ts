import { deflateRawSync } from 'node:zlib'
import { type Catalogue, categoryPath } from '@tecnoclick/catalogue/catalogue'
import type { CatalogueProduct } from '@tecnoclick/catalogue/model'
import { packProduct } from '@tecnoclick/catalogue/pack-product'
import {
  type PackedChanges,
  type PackedSnapshot,
  packBrief,
  packChanges,
  packSnapshot,
} from '@tecnoclick/catalogue/snapshot'
import { createByteCache } from '../../platform/byte-cache.ts'

/** `partial`: only the products of the visited categories. */
interface Snapshot extends PackedSnapshot {
  partial?: true
  /** Without descriptions. Its version is no other's, so it has no changes. */
  brief?: true
}

interface SnapshotCache {
  /** `visited`: slugs of categories as a browser sends them. */
  snapshot(catalogue: Catalogue, visited: readonly string[]): Snapshot
  /** The same without descriptions; of a very large catalogue the categories alone. */
  brief(catalogue: Catalogue): Snapshot
  /** The changes since that version, or the whole snapshot if the version is no longer cached. */
  changesSince(catalogue: Catalogue, version: string, visited: readonly string[]): PackedChanges | Snapshot
  bytes(): number
}

/** Compressed. Above it, browsers get the visited categories instead of the whole catalogue. */
const maxSnapshotBytes = 300_000
const sampleSize = 200

const maxVisitedCategories = 12
/** Of a part of the catalogue, as JSON; whichever is reached first. */
const maxPartBytes = 500_000
const maxPartProducts = 1000

/** Large enough for the whole catalogue of a shop that sends it: one value may have a tenth. */
export const maxCacheBytes = 40 * 1024 * 1024

interface CachedSnapshot {
  snapshot: Snapshot
  bytes: number
}

/**
 * Remembers the versions it served, to send only the difference later. Each process has its own cache and sends the whole
 * snapshot for a version it does not know.
 */
export function createSnapshotCache(): SnapshotCache {
  const options = { maxBytes: maxCacheBytes / 2, sizeOf: ({ bytes }: CachedSnapshot) => bytes }
  const byScope = createByteCache<CachedSnapshot>(options)
  const byVersion = createByteCache<CachedSnapshot>(options)
  let cachedCatalogue: Catalogue | undefined
  let briefOf: { catalogue: Catalogue; snapshot: Snapshot } | undefined

  function getSnapshot(catalogue: Catalogue, visited: readonly string[]): Snapshot {
    if (catalogue !== cachedCatalogue) byScope.clear()
    cachedCatalogue = catalogue
    const isPartial = isLarge(catalogue.data.products)
    const categories = isPartial ? knownCategories(catalogue, visited) : []
    const scope = `categories ${categories.join()}`
    const found = byScope.get(scope)
    if (found) return found.snapshot
    const snapshot = isPartial ? packPartial(catalogue, categories) : packSnapshot(catalogue)
    const cached = { snapshot, bytes: JSON.stringify(snapshot).length }
    byScope.set(scope, cached)
    byVersion.set(snapshot.version, cached)
    return snapshot
  }

  function getBrief(catalogue: Catalogue): Snapshot {
    if (isLarge(catalogue.data.products)) return getSnapshot(catalogue, [])
    if (briefOf?.catalogue !== catalogue) {
      briefOf = { catalogue, snapshot: { ...packBrief(catalogue), brief: true } }
    }
    return briefOf.snapshot
  }

  return {
    snapshot: getSnapshot,
    brief: getBrief,
    changesSince(catalogue, version, visited) {
      const before = byVersion.get(version)
      const current = getSnapshot(catalogue, visited)
      return before ? packChanges(before.snapshot, current) : current
    },
    bytes: () => byScope.bytes() + byVersion.bytes(),
  }
}

/** Sorted, so that one selection is one cache entry. */
function knownCategories(catalogue: Catalogue, visited: readonly string[]): string[] {
  const known = visited.filter((slug) => catalogue.facetIndex.categories.has(slug))
  return [...new Set(known)].slice(0, maxVisitedCategories).sort()
}

/** Each category has an equal share of the products, so that none of them is empty. */
function packPartial(catalogue: Catalogue, visited: readonly string[]): Snapshot {
  const { products, ...lists } = catalogue.data
  const placesLeft = new Map(visited.map((slug) => [slug, Math.floor(maxPartProducts / visited.length)]))
  const visitedAbove = new Map(
    lists.categories.map(({ slug }) => [
      slug,
      categoryPath(catalogue, slug).flatMap((ancestor) =>
        placesLeft.has(ancestor.slug) ? ancestor.slug : [],
      ),
    ]),
  )
  const chosen: CatalogueProduct[] = []
  let bytes = JSON.stringify(lists).length
  for (const product of products) {
    if (placesLeft.size === 0) break
    const category = product.categories
      .flatMap((slug) => visitedAbove.get(slug) ?? [])
      .find((slug) => placesLeft.has(slug))
    if (category === undefined) continue
    bytes += JSON.stringify(packProduct(product)).length + 1
    if (bytes > maxPartBytes) break
    chosen.push(product)
    const left = (placesLeft.get(category) ?? 0) - 1
    if (left > 0) placesLeft.set(category, left)
    else placesLeft.delete(category)
  }
  return { ...packSnapshot({ ...catalogue, data: { ...lists, products: chosen } }), partial: true }
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
