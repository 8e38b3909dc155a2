import type { Translate } from '@tecnoclick/messages/translate'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { networkFirst } from '../../offline/network-first.ts'
import type { StoredVisit } from '../../offline/stored-visit.ts'
import { noteCategory } from '../../offline/visited-categories.ts'
import { visitOf } from '../../rendering/context.ts'
import { useDrawnOnce } from '../../rendering/use-drawn-once.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { useAudience } from '../price/use-audience.ts'
import type { Route } from './+types/catalogue.ts'
import { ListContent } from './list-content.tsx'
import { factsOf } from './list-facts.ts'
import { recallOrLoad, remember } from './list-memory.ts'
import { loadList } from './load-list.ts'
import { useListPlace } from './use-list-place.ts'
import { usePicturesAhead } from './use-pictures-ahead.ts'

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
