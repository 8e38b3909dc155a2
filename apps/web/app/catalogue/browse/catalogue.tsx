import { pictureSrcSet, pictureUrl } from '@tecnoclick/domain/platform/files'
import type { Translate } from '@tecnoclick/messages/translate'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { useEffect, useMemo } from 'react'
import { preload } from 'react-dom'
import { useLocation, useRevalidator } from 'react-router'
import { networkFirst } from '../../offline/network-first.ts'
import type { OfflineVisit } from '../../offline/offline-visit.ts'
import { rememberVisitedCategory } from '../../offline/visited-categories.ts'
import { PageHead } from '../../platform/page/page-head.tsx'
import { rememberSearchedText } from '../../platform/searched-text.ts'
import { visitOf } from '../../rendering/context.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import { gridPictureSizes, gridPictureWidths } from '../card/product-card.tsx'
import type { Route } from './+types/catalogue.ts'
import { cacheList, loadOrRestore } from './list-cache.ts'
import { bannerPicture, ListContent } from './list-content.tsx'
import { type ListLocation, listParam } from './list-location.ts'
import { foldList, type ListFacts, loadList } from './load-list.ts'
import { translatePage } from './translate-page.ts'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const loaded = await translatePage(visit, await loadList(visit, url, params.category))
  return { ...loaded, ...foldList(loaded.list, url, visit.fragmentCache), isCached: false }
}

export function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  const address = request.url
  const stored = async (visit: OfflineVisit) => {
    const { loadList } = await import('./load-list.ts')
    return { ...(await loadList(visit, new URL(address), params.category)), isCached: false }
  }
  return loadOrRestore(address, () => networkFirst({ address, fresh: serverLoader, stored }))
}

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const { category, list, facts, isCached } = loaderData
  const t = useT()
  const location = useListLocation()
  const query = location.search.get('q') ?? ''
  const title = headingOf(t, query, category?.name)
  usePicturePreloads(facts, location)
  useListCache(loaderData, isCached)
  useEffect(() => {
    if (category) rememberVisitedCategory(category.slug)
    rememberSearchedText(query)
  }, [category, query])

  return (
    <>
      <PageHead
        title={title}
        indexed={query === '' && !facts?.isEmpty}
        {...(category?.description && { description: category.description })}
      />
      <ListContent
        container={<PageContainer className="flex flex-col pt-1 pb-4 sm:block sm:py-6" />}
        packed={list}
        pathname={location.pathname}
        search={location.search.toString()}
        category={category}
        title={title}
      />
    </>
  )
}

function headingOf(t: Translate, query: string, category: string | undefined): string {
  if (query !== '') return t('shop.searchResults', { query })
  return category ?? t('shop.title')
}

/** Revalidates a cached list; caches a loaded one. */
function useListCache(loaded: Route.ComponentProps['loaderData'], isCached: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isCached) void revalidate()
    else cacheList(window.location.href, loaded)
  }, [isCached, revalidate, loaded])
}

/**
 * Only the list's own parameters, sorted. The page cache strips and sorts the URL in the same way, so links and hidden
 * fields match on hydration.
 */
function useListLocation(): ListLocation {
  const { pathname, search } = useLocation()
  return useMemo(() => {
    const sorted = new URLSearchParams(
      [...new URLSearchParams(search)].filter(([key]) => listParam.test(key)),
    )
    sorted.sort()
    return { pathname, search: sorted }
  }, [pathname, search])
}

/** Preloads the first screen's pictures. React does this for what it renders, but not for cached fragments. */
function usePicturePreloads(facts: ListFacts | undefined, { search }: ListLocation): void {
  const shell = useShellData()
  if (!import.meta.env.SSR || shell?.saveData) return
  // On wide screens the largest picture; without high priority it would load after the others.
  if (!search.has('q')) {
    const { src, srcSet, sizes } = bannerPicture
    preload(src, {
      as: 'image',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
      media: '(width >= 640px)',
    })
  }
  if (search.get('view') === 'list') return
  for (const name of facts?.firstPictures ?? []) {
    preload(pictureUrl(name, 320), {
      as: 'image',
      imageSrcSet: pictureSrcSet(name, gridPictureWidths),
      imageSizes: gridPictureSizes,
      fetchPriority: 'high',
    })
  }
}
