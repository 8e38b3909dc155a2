import type { CataloguePage } from '@tecnoclick/contract/catalogue/browse/schemas'
import { unpack } from '@tecnoclick/contract/platform/packed'
import type { Translate } from '@tecnoclick/messages/translate'
import { Breadcrumb } from '@tecnoclick/ui/breadcrumb'
import { useT } from '@tecnoclick/ui/messages'
import { Pagination } from '@tecnoclick/ui/pagination'
import { useMemo } from 'react'
import { useNavigation } from 'react-router'
import { DataFrom } from '../../offline/data-from.tsx'
import { useBuyer } from '../price/buyer.ts'
import { ActiveFilters } from './active-filters.tsx'
import { CatalogueBanner } from './catalogue-banner.tsx'
import { inWords } from './facet-words.ts'
import { FilterPanel } from './filter-panel.tsx'
import { addressWith, type ListPlace } from './list-address.ts'
import { ListToolbar } from './list-toolbar.tsx'
import type { LoadedList } from './load-list.ts'
import { NothingFound } from './nothing-found.tsx'
import { ProductList } from './product-list.tsx'

interface ListContentProps {
  packed: LoadedList['list']
  place: ListPlace
  category: LoadedList['place']
  title: string
}

/** All of the page that its address and the prices of the audience decide; the server draws it once for many. */
export function ListContent({ packed, place, category, title }: ListContentProps) {
  const t = useT()
  const loaded = useMemo(() => unpack(packed), [packed])
  const list = { ...loaded, facets: inWords(loaded.facets, t) }
  const { currency } = useBuyer()
  const waiting = useNavigation().location?.pathname.startsWith('/shop/catalog') === true
  const view = place.search.get('view') === 'list' ? 'list' : 'grid'
  return (
    <>
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
        <FilterPanel list={list} place={place} currency={currency.code} />
        <div className="grid min-w-0 gap-4">
          <ListToolbar place={place} limit={list.limit} view={view} summary={summaryOf(t, list)} />
          <DataFrom />
          <ActiveFilters list={list} place={place} />
          {list.approximate && list.total > 0 && (
            <p className="text-ink-muted">{t('shop.approximate', { query: place.search.get('q') ?? '' })}</p>
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
    </>
  )
}

function summaryOf(t: Translate, { total, page, limit, data }: CataloguePage): string {
  if (total === 0) return t('shop.results', { count: 0 })
  const from = (page - 1) * limit + 1
  return t('shop.showing', { from, to: from + data.length - 1, total })
}
