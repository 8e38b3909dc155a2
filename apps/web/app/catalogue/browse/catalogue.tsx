import type { Translate } from '@tecnoclick/messages/translate'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { useEffect, useMemo } from 'react'
import { preload } from 'react-dom'
import { useLocation, useRevalidator } from 'react-router'
import { networkFirst } from '../../offline/network-first.ts'
import type { StoredVisit } from '../../offline/stored-visit.ts'
import { noteCategory } from '../../offline/visited-categories.ts'
import { visitOf } from '../../rendering/context.ts'
import { useDrawnOnce } from '../../rendering/use-drawn-once.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { useShellData } from '../../shell/shell-data.ts'
import { useAudience } from '../card/pricing.ts'
import { usualSizes } from '../card/product-card.tsx'
import { pictureAddress, pictureSet } from '../card/product-urls.ts'
import type { Route } from './+types/catalogue.ts'
import { recallOrLoad, remember } from './list-cache.ts'
import { bannerPicture, ListContent } from './list-content.tsx'
import { type ListPlace, listKey } from './list-location.ts'
import { factsOf, type ListFacts, loadList } from './load-list.ts'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const loaded = await loadList(visit, url, params.category)
  return { ...loaded, facts: factsOf(loaded.list, visit.parts), recalled: false }
}

export function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  const address = request.url
  const stored = async (visit: StoredVisit) => {
    const { loadList } = await import('./load-list.ts')
    return { ...(await loadList(visit, new URL(address), params.category)), recalled: false }
  }
  return recallOrLoad(address, () => networkFirst({ address, fresh: serverLoader, stored }))
}

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const { place: category, list, facts, recalled } = loaderData
  const t = useT()
  const place = useListPlace()
  const query = place.search.get('q') ?? ''
  const title = headingOf(t, query, category?.name)
  const audience = useAudience()
  const of = () => `${JSON.stringify([audience, place.pathname, place.search.toString(), category])} ${list}`
  const content = useDrawnOnce(of, () => (
    <ListContent packed={list} place={place} category={category} title={title} />
  ))
  usePicturesAhead(facts, place)
  useFreshAfterRecall(loaderData, recalled)
  useEffect(() => {
    if (category) noteCategory(category.slug)
  }, [category])

  return (
    <>
      <PageHead
        title={title}
        indexed={query === '' && !facts?.isEmpty}
        {...(category?.description && { description: category.description })}
      />
      <PageContainer className="py-4 sm:py-6" {...content} />
    </>
  )
}

function headingOf(t: Translate, query: string, category: string | undefined): string {
  if (query !== '') return t('shop.searchResults', { query })
  return category ?? t('shop.title')
}

/** A list from memory is shown at once and looked up again behind it; one that was loaded is remembered. */
function useFreshAfterRecall(loaded: Route.ComponentProps['loaderData'], recalled: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (recalled) revalidate()
    else remember(window.location.href, loaded)
  }, [recalled, revalidate, loaded])
}

/**
 * The list's own keys alone, and in the order of the shared page, whose address the server cleaned and sorted: hidden
 * fields and links must come out the same in the browser.
 */
function useListPlace(): ListPlace {
  const { pathname, search } = useLocation()
  return useMemo(() => {
    const sorted = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => listKey.test(key)))
    sorted.sort()
    return { pathname, search: sorted }
  }, [pathname, search])
}

/**
 * Tells the browser of the first screen's pictures before it has read that far. React does so for what it draws, and a page
 * that was drawn before has to do it by hand.
 */
function usePicturesAhead(facts: ListFacts | undefined, { search }: ListPlace): void {
  const shell = useShellData()
  if (!import.meta.env.SSR || shell?.saveData) return
  // The largest of them, and of the same rank: otherwise it would come last.
  preload(bannerPicture, { as: 'image', fetchPriority: 'high' })
  if (search.get('view') === 'list') return
  for (const name of facts?.firstPictures ?? []) {
    preload(pictureAddress(name, 320), {
      as: 'image',
      imageSrcSet: pictureSet(name),
      imageSizes: usualSizes,
      fetchPriority: 'high',
    })
  }
}
