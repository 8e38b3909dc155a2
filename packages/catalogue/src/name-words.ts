import type { CatalogueProduct } from './model.ts'
import { stem, stopWords, tokenize, type Word } from './words.ts'

/** Stemmed words of the names in order, by slot: to rank names that start with the search. Made when first needed. */
export interface NameWords {
  readonly bySlot: (readonly string[] | undefined)[]
  /** Names repeat the same words, each is held once. */
  readonly known: Map<string, string>
}

export function createNameWords(): NameWords {
  return { bySlot: [], known: new Map() }
}

export function nameWordsAt(
  { bySlot, known }: NameWords,
  products: readonly (CatalogueProduct | undefined)[],
  slot: number,
): readonly string[] {
  const made = bySlot[slot]
  if (made) return made
  const words = stemsInOrder(tokenize(products[slot]?.name ?? '')).map((word) => {
    const same = known.get(word)
    if (same === undefined) known.set(word, word)
    return same ?? word
  })
  bySlot[slot] = words
  return words
}

export function forgetNames(words: NameWords, renamed: readonly number[]): NameWords {
  if (renamed.length === 0) return words
  const bySlot = words.bySlot.slice()
  for (const slot of renamed) bySlot[slot] = undefined
  return { bySlot, known: words.known }
}

export function stemsInOrder(words: readonly Word[]): string[] {
  return words.filter(({ whole }) => !stopWords.has(whole)).map(({ whole }) => stem(whole))
}
