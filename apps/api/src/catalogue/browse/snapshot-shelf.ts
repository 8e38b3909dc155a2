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

/** A snapshot, and whether it holds the visited categories alone. */
export interface GivenSnapshot extends PackedSnapshot {
  partial?: true
}

export interface SnapshotShelf {
  whole(catalogue: Catalogue, visited: readonly string[]): GivenSnapshot
  /** The way from that version to now; the whole where that version is not remembered. */
  since(catalogue: Catalogue, version: string, visited: readonly string[]): PackedChanges | GivenSnapshot
}

/** Compressed bytes; above it a phone keeps the categories that somebody visits, and not the whole shop. */
const largestWhole = 300_000
/** So many products tell how large all of them are. */
const sampled = 200
/** All remembered versions together, in products. */
const mostRemembered = 20_000

/**
 * The public catalogue as phones keep it. Versions that were handed out are remembered, so that who has one is told the
 * difference; another process has its own memory and then gives the whole, which is as true and only longer.
 */
export function openSnapshotShelf(): SnapshotShelf {
  const packed = new WeakMap<Catalogue, Map<string, GivenSnapshot>>()
  const remembered = new Map<string, PackedSnapshot>()

  function remember(snapshot: PackedSnapshot): void {
    remembered.delete(snapshot.version)
    remembered.set(snapshot.version, snapshot)
    let products = 0
    for (const [version, { products: rows }] of [...remembered].reverse()) {
      products += rows.length
      if (products > mostRemembered && version !== snapshot.version) remembered.delete(version)
    }
  }

  function whole(catalogue: Catalogue, visited: readonly string[]): GivenSnapshot {
    const known = packed.get(catalogue) ?? new Map<string, GivenSnapshot>()
    packed.set(catalogue, known)
    const isPartial = isLarge(catalogue.data.products)
    const scope = isPartial ? visited.join() : ''
    const snapshot = known.get(scope) ?? (isPartial ? packPart(catalogue, visited) : packSnapshot(catalogue))
    known.set(scope, snapshot)
    remember(snapshot)
    return snapshot
  }

  return {
    whole,
    since(catalogue, version, visited) {
      const now = whole(catalogue, visited)
      const before = remembered.get(version)
      return before ? packChanges(before, now) : now
    },
  }
}

function packPart(catalogue: Catalogue, visited: readonly string[]): GivenSnapshot {
  const isWanted = new Map<string, boolean>()
  const wants = (category: string) => {
    const known =
      isWanted.get(category) ?? categoryPath(catalogue, category).some((at) => visited.includes(at.slug))
    isWanted.set(category, known)
    return known
  }
  const products = catalogue.data.products.filter(({ categories }) => categories.some(wants))
  return { ...packSnapshot({ ...catalogue, data: { ...catalogue.data, products } }), partial: true }
}

const measured = new WeakMap<readonly CatalogueProduct[], boolean>()

/** Judged by a sample spread over all of them: to compress ten thousand would keep everybody waiting. */
function isLarge(products: readonly CatalogueProduct[]): boolean {
  const known = measured.get(products)
  if (known !== undefined) return known
  const step = Math.max(1, Math.floor(products.length / sampled))
  const sample = products.filter((_, place) => place % step === 0)
  const bytes = deflateRawSync(JSON.stringify(sample.map(packProduct))).length
  const large = (bytes * products.length) / Math.max(1, sample.length) > largestWhole
  measured.set(products, large)
  return large
}
