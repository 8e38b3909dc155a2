import { Breadcrumb } from '@tecnoclick/ui/breadcrumb'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { Pagination } from '@tecnoclick/ui/pagination'
import { useEffect } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { visitOf } from '../../context.ts'
import { DataFrom } from '../../offline/data-from.tsx'
import { networkFirst } from '../../offline/network-first.ts'
import type { StoredVisit } from '../../offline/stored-visit.ts'
import { noteCategory } from '../../offline/visited-categories.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { useShellData } from '../../shell/shell-data.ts'
import type { Route } from './+types/catalogue.ts'
import { ActiveFilters } from './active-filters.tsx'
import { CatalogueBanner } from './catalogue-banner.tsx'
import { inWords } from './facet-words.ts'
import { FilterPanel } from './filter-panel.tsx'
import { addressWith } from './list-address.ts'
import { recallOrLoad, remember } from './list-memory.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { loadList } from './load-list.ts'
import { NothingFound } from './nothing-found.tsx'
import { ProductList } from './product-list.tsx'
import { useListPlace } from './use-list-place.ts'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const loaded = await loadList(visitOf(context), url, params.category)
  return { ...loaded, recalled: false }
}

export function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  const address = request.url
  const stored = async (visit: StoredVisit) => ({
    ...(await loadList(visit, new URL(address), params.category)),
    recalled: false,
  })
  return recallOrLoad(address, () => networkFirst({ address, fresh: serverLoader, stored }))
}

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const { place: category, recalled } = loaderData
  const t = useT()
  const list = { ...loaderData.list, facets: inWords(loaderData.list.facets, t) }
  const place = useListPlace()
  const currency = useShellData()?.currency ?? ''
  const waiting = useNavigation().location?.pathname.startsWith('/shop/catalog') === true
  useFreshAfterRecall(loaderData, recalled)
  useEffect(() => {
    if (category) noteCategory(category.slug)
  }, [category])

  const query = place.search.get('q') ?? ''
  const title = headingOf(t, query, category?.name)
  const view = place.search.get('view') === 'list' ? 'list' : 'grid'
  return (
    <PageContainer className="py-4 sm:py-6">
      <PageHead
        title={title}
        indexed={query === '' && list.total > 0}
        {...(category?.description && { description: category.description })}
      />
      <Breadcrumb
        crumbs={[
          { label: t('shell.nav.home'), href: '/' },
          ...(category ? [{ label: t('shop.title'), href: '/shop/catalog' }] : [{ label: t('shop.title') }]),
          ...(category?.path ?? []).map(({ slug, name }) =>
            slug === category?.slug ? { label: name } : { label: name, href: `/shop/catalog/${slug}` },
          ),
        ]}
      />
      <CatalogueBanner />
      <h1 className="mt-6 mb-4 text-xl sm:mt-8">{title}</h1>
      <div
        className="catalogue-layout"
        data-sidebar={place.search.get('sidebar') === 'right' ? 'right' : 'left'}
      >
        <FilterPanel list={list} place={place} currency={currency} />
        <div className="grid min-w-0 gap-4">
          <ListToolbar place={place} limit={list.limit} view={view} summary={summaryOf(t, list)} />
          <DataFrom />
          <ActiveFilters list={list} place={place} />
          {list.approximate && list.total > 0 && (
            <p className="text-ink-muted">{t('shop.approximate', { query })}</p>
          )}
          <div aria-busy={waiting} className="transition-opacity aria-busy:opacity-60 aria-busy:delay-150">
            {list.data.length === 0 ? (
              <NothingFound place={place} />
            ) : (
              <ProductList products={list.data} view={view} columns={place.search.get('columns') ?? '4'} />
            )}
          </div>
          <Pagination
            page={list.page}
            pages={list.pages}
            hrefFor={(page) => addressWith(place, { page: String(page) })}
            className="mt-4"
          />
        </div>
      </div>
    </PageContainer>
  )
}

type Text = ReturnType<typeof useT>
type List = Route.ComponentProps['loaderData']['list']

function headingOf(t: Text, query: string, category: string | undefined): string {
  if (query !== '') return t('shop.searchResults', { query })
  return category ?? t('shop.title')
}

function summaryOf(t: Text, { total, page, limit, data }: List): string {
  if (total === 0) return t('shop.results', { count: 0 })
  const from = (page - 1) * limit + 1
  return t('shop.showing', { from, to: from + data.length - 1, total })
}

/** A list from memory is shown at once and looked up again behind it; one that was loaded is remembered. */
function useFreshAfterRecall(loaded: Route.ComponentProps['loaderData'], recalled: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (recalled) revalidate()
    else remember(window.location.href, loaded)
  }, [recalled, revalidate, loaded])
}
