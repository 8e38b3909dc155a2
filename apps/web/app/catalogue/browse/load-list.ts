import { getCatalogue, getCategoryBySlug } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { CataloguePage } from '@tecnoclick/contract/catalogue/browse/schemas'
import { type Packed, unpack } from '@tecnoclick/contract/platform/packed'
import { redirect } from 'react-router'
import type { Visit } from '../../rendering/context.ts'
import type { DrawnParts } from '../../rendering/part-sheet.ts'
import { addressWith, firstInView, pageSizes, queryKey } from './list-location.ts'

const defaultSize = '12'

/** The list and the category it stands in; an unknown category is a 404 of its own. */
export async function loadList({ client }: Pick<Visit, 'client'>, url: URL, category: string | undefined) {
  const typed = typedPrice(url)
  if (typed) throw redirect(typed)
  // Of a repeated key the first counts, as everywhere.
  const asked = [...url.searchParams].filter(([key]) => queryKey.test(key)).reverse()
  const query = {
    ...Object.fromEntries(asked),
    limit: knownSize(url.searchParams.get('limit')),
    ...(category !== undefined && { category }),
  }
  const [place, list] = await Promise.all([
    category === undefined ? null : client.call(getCategoryBySlug, { params: { slug: category } }),
    client.callPacked(getCatalogue, { query }),
  ])
  return { place, list }
}

function knownSize(limit: string | null): string {
  return pageSizes.find((size) => size === limit) ?? defaultSize
}

/** The price form sent without script names its two ends apart; the list's address has one word for them. */
function typedPrice({ pathname, searchParams }: URL): string | undefined {
  const from = searchParams.get('price_from')
  const to = searchParams.get('price_to')
  if (from === null && to === null) return undefined
  const search = new URLSearchParams(searchParams)
  search.delete('price_from')
  search.delete('price_to')
  const range = /^\d{1,9}$/.test(from ?? '') && /^\d{1,9}$/.test(to ?? '') ? `${from}-${to}` : undefined
  return addressWith({ pathname, search }, { filter_price: range })
}

export type LoadedList = Awaited<ReturnType<typeof loadList>>

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
