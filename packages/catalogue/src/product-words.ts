import type { CatalogueProduct } from './model.ts'
import type { ProductChange } from './product-table.ts'
import { createWordIndex, type IndexEntry, patchWordIndex, type WordIndex } from './word-index.ts'
import { joinWords, termsOf, termsOfProse, tokenize } from './words.ts'

/** Search indexes of the texts of products. Postings are slots. */
export interface ProductWords {
  /** Words of name, model and SKU, with their parts. */
  readonly names: WordIndex
  /** Whole models and SKUs without separators. */
  readonly codes: WordIndex
  readonly descriptions: WordIndex
}

const noTerms: ReadonlySet<string> = new Set()

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

export function changeProductWords(changes: readonly ProductChange[], words = noWords): ProductWords {
  return {
    names: updateIndex(words.names, changes, sources.names),
    codes: updateIndex(words.codes, changes, sources.codes),
    descriptions: updateIndex(words.descriptions, changes, sources.descriptions),
  }
}

/** Most changes are of stock and price, so unchanged texts are not tokenized again. */
function updateIndex(
  index: WordIndex,
  changes: readonly ProductChange[],
  { terms, text }: Source,
): WordIndex {
  const removed: IndexEntry[] = []
  const added: IndexEntry[] = []
  for (const { slot, before, after } of changes) {
    if (before && after && text(before) === text(after)) continue
    const old = before ? terms(before) : noTerms
    const now = after ? terms(after) : noTerms
    if (old.size > 0) removed.push([slot, [...old].filter((term) => !now.has(term))])
    added.push([slot, old.size > 0 ? [...now].filter((term) => !old.has(term)) : now])
  }
  return index.sorted.length === 0 ? createWordIndex(added) : patchWordIndex(index, removed, added)
}

function codesOf({ model, sku }: CatalogueProduct): Set<string> {
  const codes = new Set([joinWords(tokenize(sku)), joinWords(tokenize(model ?? ''))])
  codes.delete('')
  return codes
}

function nameTerms({ name, model, sku }: CatalogueProduct): Set<string> {
  const terms = termsOf(tokenize(name))
  for (const code of [tokenize(sku), tokenize(model ?? '')]) {
    for (const term of termsOf(code)) terms.add(term)
    if (code.length > 1) terms.add(joinWords(code))
  }
  return terms
}
