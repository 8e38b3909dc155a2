import type { CatalogueProduct } from './model.ts'
import { stemsInOrder } from './name-words.ts'
import type { ProductChange, ProductTable } from './product-table.ts'
import {
  createIndexBuilder,
  type IndexBuilder,
  type IndexEntry,
  patchWordIndex,
  type WordIndex,
} from './word-index.ts'
import { joinWords, proseTerms, proseWords, termsOf, termsOfProse, tokenize, type Word } from './words.ts'

/** Search indexes of the texts of products. Postings are slots. */
export interface ProductWords {
  /** Words of name, model and SKU, with their parts. */
  readonly names: WordIndex
  /** Whole models and SKUs without separators. */
  readonly codes: WordIndex
  readonly descriptions: WordIndex
  /** The first word of each name, stemmed. */
  readonly firstWords: WordIndex
}

export function createProductWords({ products }: ProductTable): ProductWords {
  const names = createIndexBuilder()
  const codes = createIndexBuilder()
  const firstWords = createIndexBuilder()
  const add = (builder: IndexBuilder, slot: number, terms: Iterable<string>) => {
    builder.startNumber(slot)
    for (const term of terms) builder.add(builder.termId(term))
  }
  products.forEach((product, slot) => {
    if (!product) return
    const words = wordsOf(product)
    add(names, slot, nameTerms(words))
    add(codes, slot, codesOf(words))
    add(firstWords, slot, firstWordOf(words))
  })
  return {
    names: names.finish(),
    codes: codes.finish(),
    descriptions: indexDescriptions(products),
    firstWords: firstWords.finish(),
  }
}

/** Descriptions are most of the text and repeat the same words: each word is taken apart once. */
function indexDescriptions(products: ProductTable['products']): WordIndex {
  const builder = createIndexBuilder()
  const termsOfWord = new Map<string, readonly number[]>()
  products.forEach((product, slot) => {
    if (!product) return
    builder.startNumber(slot)
    for (const word of proseWords(product.description)) {
      let terms = termsOfWord.get(word)
      if (!terms) {
        terms = proseTerms(word).map(builder.termId)
        termsOfWord.set(word, terms)
      }
      for (let at = 0; at < terms.length; at++) builder.add(terms[at] ?? 0)
    }
  })
  return builder.finish()
}

const noTerms: ReadonlySet<string> = new Set()

const sources = {
  names: {
    terms: (product: CatalogueProduct) => nameTerms(wordsOf(product)),
    text: (product: CatalogueProduct) => [product.name, product.model, ...skusOf(product)].join('\n'),
  },
  codes: {
    terms: (product: CatalogueProduct) => codesOf(wordsOf(product)),
    text: (product: CatalogueProduct) => [product.model, ...skusOf(product)].join('\n'),
  },
  descriptions: {
    terms: ({ description }: CatalogueProduct) => termsOfProse(description),
    text: ({ description }: CatalogueProduct) => description,
  },
  firstWords: {
    terms: (product: CatalogueProduct) => firstWordOf(wordsOf(product)),
    text: ({ name }: CatalogueProduct) => name,
  },
}

type Source = (typeof sources)[keyof typeof sources]

export function changeProductWords(words: ProductWords, changes: readonly ProductChange[]): ProductWords {
  return {
    names: updateIndex(words.names, changes, sources.names),
    codes: updateIndex(words.codes, changes, sources.codes),
    descriptions: updateIndex(words.descriptions, changes, sources.descriptions),
    firstWords: updateIndex(words.firstWords, changes, sources.firstWords),
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
  return removed.length + added.length === 0 ? index : patchWordIndex(index, removed, added)
}

/** Taken apart once for all indexes. */
interface TextWords {
  name: readonly Word[]
  /** Its own, and those of its variants. */
  skus: readonly (readonly Word[])[]
  model: readonly Word[]
}

function wordsOf(product: CatalogueProduct): TextWords {
  const { name, model } = product
  return {
    name: tokenize(name),
    skus: skusOf(product).map((sku) => tokenize(sku)),
    model: model === null ? [] : tokenize(model),
  }
}

function skusOf({ sku, variants }: CatalogueProduct): string[] {
  return variants ? [sku, ...variants.list.map((variant) => variant.sku)] : [sku]
}

function codesOf({ skus, model }: TextWords): Set<string> {
  const codes = new Set([...skus, model].map(joinWords))
  codes.delete('')
  return codes
}

function nameTerms({ name, skus, model }: TextWords): Set<string> {
  const terms = termsOf(name)
  for (const code of [...skus, model]) {
    for (const term of termsOf(code)) terms.add(term)
    if (code.length > 1) terms.add(joinWords(code))
  }
  return terms
}

function firstWordOf({ name }: TextWords): Set<string> {
  return new Set(stemsInOrder(name).slice(0, 1))
}
