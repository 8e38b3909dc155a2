import type { CataloguePage } from '@tecnoclick/contract/catalogue/browse/schemas'
import { type Packed, unpack } from '@tecnoclick/contract/platform/packed'
import type { DrawnParts } from '../../rendering/part-sheet.ts'
import { firstInView } from './first-in-view.ts'

/** What the head of the page has to know of its list. */
export interface ListFacts {
  isEmpty: boolean
  /** Of the first screen. */
  firstPictures: string[]
}

/** Read once for each list that is drawn once. */
export function factsOf(list: Packed<CataloguePage>, parts: DrawnParts): ListFacts {
  const of = `facts ${list}`
  const known = parts.get(of)
  if (known) return JSON.parse(known.toString())
  const { total, data } = unpack(list)
  const facts = {
    isEmpty: total === 0,
    firstPictures: data.slice(0, firstInView).flatMap(({ images }) => images.slice(0, 1)),
  }
  parts.set(of, Buffer.from(JSON.stringify(facts)))
  return facts
}
