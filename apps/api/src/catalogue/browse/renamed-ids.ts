import type { CatalogueAttribute } from '@tecnoclick/catalogue/model'
import type { Dictionaries } from './load-dictionaries.ts'

type DictionaryIds = Record<keyof Dictionaries, number[]>

/**
 * Entries that appeared, went or changed a slug by which products name them. The products themselves are not told of as
 * changed then, and have to be read again.
 */
export function renamedIds(before: ReadonlyDictionaries, after: ReadonlyDictionaries): DictionaryIds {
  return {
    categories: differing(before.categories, after.categories, ({ slug }) => slug),
    brands: differing(before.brands, after.brands, ({ slug }) => slug),
    attributes: differing(before.attributes, after.attributes, slugsOf),
  }
}

type ReadonlyDictionaries = { readonly [K in keyof Dictionaries]: readonly Dictionaries[K][number][] }

function slugsOf({ slug, values }: CatalogueAttribute): string {
  return [slug, ...values.map((value) => value.slug)].join()
}

function differing<T extends { id: number }>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (entry: T) => string,
): number[] {
  const old = new Map(before.map((entry) => [entry.id, nameOf(entry)]))
  const fresh = new Map(after.map((entry) => [entry.id, nameOf(entry)]))
  const ids = new Set([...old.keys(), ...fresh.keys()])
  return [...ids].filter((id) => old.get(id) !== fresh.get(id))
}
