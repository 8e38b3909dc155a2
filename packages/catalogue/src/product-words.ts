import type { CatalogueProduct } from './model.ts'
import type { RowChange } from './rows.ts'
import { createWordIndex, type IndexEntry, patchWordIndex, type WordIndex } from './word-index.ts'
import { joined, readWords, termsOf, termsOfProse } from './words.ts'

/** What products are found by, apart from their traits. Numbers are places. */
export interface ProductWords {
  /** Name, model and SKU with their parts. */
  readonly names: WordIndex
  /** Whole models and SKUs, written together. */
  readonly codes: WordIndex
  readonly descriptions: WordIndex
}

const none: ReadonlySet<string> = new Set()

const noWords: ProductWords = {
  names: createWordIndex([]),
  codes: createWordIndex([]),
  descriptions: createWordIndex([]),
}

const sources = {
  names: { terms: nameTerms, text: ({ name, model, sku }: CatalogueProduct) => `${name}\n${model}\n${sku}` },
  codes: { terms: codesOf, text: ({ model, sku }: CatalogueProduct) => `${model}\n${sku}` },
  descriptions: {
    terms: ({ description }: CatalogueProduct) => termsOfProse(description),
    text: ({ description }: CatalogueProduct) => description,
  },
}

type Source = (typeof sources)[keyof typeof sources]

export function changeProductWords(changes: readonly RowChange[], words = noWords): ProductWords {
  return {
    names: changed(words.names, changes, sources.names),
    codes: changed(words.codes, changes, sources.codes),
    descriptions: changed(words.descriptions, changes, sources.descriptions),
  }
}

/** Most changes are of stock and price: texts that stayed are not read again. */
function changed(index: WordIndex, changes: readonly RowChange[], { terms, text }: Source): WordIndex {
  const lost: IndexEntry[] = []
  const gained: IndexEntry[] = []
  for (const { place, before, after } of changes) {
    if (before && after && text(before) === text(after)) continue
    const old = before ? terms(before) : none
    const now = after ? terms(after) : none
    if (old.size > 0) lost.push([place, [...old].filter((term) => !now.has(term))])
    gained.push([place, old.size > 0 ? [...now].filter((term) => !old.has(term)) : now])
  }
  return index.sorted.length === 0 ? createWordIndex(gained) : patchWordIndex(index, lost, gained)
}

function codesOf({ model, sku }: CatalogueProduct): Set<string> {
  const codes = new Set([joined(readWords(sku)), joined(readWords(model ?? ''))])
  codes.delete('')
  return codes
}

function nameTerms({ name, model, sku }: CatalogueProduct): Set<string> {
  const terms = termsOf(readWords(name))
  for (const code of [readWords(sku), readWords(model ?? '')]) {
    for (const term of termsOf(code)) terms.add(term)
    if (code.length > 1) terms.add(joined(code))
  }
  return terms
}
