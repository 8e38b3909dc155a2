import { getCatalogue, getCategoryBySlug } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { CataloguePage, CategoryPage } from '@tecnoclick/contract/catalogue/browse/schemas'
import { type Packed, packForPage, unpack } from '@tecnoclick/contract/platform/packed'
import { redirect } from 'react-router'
import type { Visit } from '../../rendering/context.ts'
import type { FragmentCache } from '../../rendering/page-fragments.ts'
import { type FoldedPage, foldFacets } from './fold-facets.ts'
import { firstScreenCards, listUrl, pageSizes, queryParam } from './list-location.ts'

const defaultPageSize = '12'

/** The list and its category; an unknown category responds with 404. */
export async function loadList({ client }: Pick<Visit, 'client'>, url: URL, category: string | undefined) {
  const normalized = normalizePrice(url)
  if (normalized) throw redirect(normalized)
  // Of a repeated parameter the first one counts, as in `URLSearchParams.get`.
  const params = [...url.searchParams].filter(([key]) => queryParam.test(key)).reverse()
  const query = {
    ...Object.fromEntries(params),
    limit: pageSize(url.searchParams.get('limit')),
    ...(category !== undefined && { category }),
  }
  const [categoryPage, list] = await Promise.all([
    category === undefined ? null : client.call(getCategoryBySlug, { params: { slug: category } }),
    client.callPacked(getCatalogue, { query }),
  ])
  return { category: categoryPage && pageFacts(categoryPage), list }
}

/** What the page shows: the subcategories are in the list's facets already. */
function pageFacts({ id, name, slug, description, path }: CategoryPage) {
  return { id, name, slug, description, path }
}

function pageSize(limit: string | null): string {
  return pageSizes.find((size) => size === limit) ?? defaultPageSize
}

/** Without script the price form sends `price_from` and `price_to`; the list's URL has one `filter_price`. */
function normalizePrice({ pathname, searchParams }: URL): string | undefined {
  const from = searchParams.get('price_from')
  const to = searchParams.get('price_to')
  if (from === null && to === null) return undefined
  const search = new URLSearchParams(searchParams)
  search.delete('price_from')
  search.delete('price_to')
  const range = /^\d{1,9}$/.test(from ?? '') && /^\d{1,9}$/.test(to ?? '') ? `${from}-${to}` : undefined
  return listUrl({ pathname, search }, { filter_price: range })
}

export type LoadedList = Omit<Awaited<ReturnType<typeof loadList>>, 'list'> & { list: Packed<FoldedPage> }

/** What the page's head needs to know about its list. */
export interface ListFacts {
  isEmpty: boolean
  firstPictures: string[]
}

interface SentList {
  list: Packed<FoldedPage>
  facts: ListFacts
}

/**
 * The list as it is sent: without folded facet values, unless the address asks for them, as the links in folded groups
 * do. Cached like the fragment of the same list, because unpacking is expensive.
 */
export function foldList(list: Packed<CataloguePage>, url: URL, parts: FragmentCache): SentList {
  const isWhole = url.searchParams.get('facets') === 'all'
  const key = `${isWhole ? 'whole' : 'folded'} list ${list}`
  const cached = parts.get(key)
  if (cached) return JSON.parse(cached.toString())
  const page = unpack(list)
  const sent = {
    list: packForPage({ ...page, facets: isWhole ? page.facets : foldFacets(page.facets) }),
    facts: {
      isEmpty: page.total === 0,
      firstPictures: page.data.slice(0, firstScreenCards).flatMap(({ images }) => images.slice(0, 1)),
    },
  }
  if (parts.wants?.(key) ?? true) parts.set(key, Buffer.from(JSON.stringify(sent)))
  return sent
}
