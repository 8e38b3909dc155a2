import type { ProductCard as Card, CataloguePage } from '@tecnoclick/contract/catalogue/browse/schemas'
import { unpack } from '@tecnoclick/contract/platform/packed'
import { pictureUrl } from '@tecnoclick/domain/platform/files'
import type { Translate } from '@tecnoclick/messages/translate'
import { Breadcrumb } from '@tecnoclick/ui/breadcrumb'
import { Button } from '@tecnoclick/ui/button'
import { cx } from '@tecnoclick/ui/cx'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { Pagination } from '@tecnoclick/ui/pagination'
import { SkipLink } from '@tecnoclick/ui/skip-link'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useNavigation } from 'react-router'
import { DataFrom } from '../../offline/data-from.tsx'
import { fileUrl } from '../../platform/page/product-urls.ts'
import { RouterLink } from '../../platform/page/router-link.tsx'
import { cachedFragment } from '../../rendering/cached-fragment.tsx'
import { useShellData } from '../../rendering/shell-data.ts'
import { loadAllTexts } from '../../rendering/texts.ts'
import { usePricing } from '../card/pricing.ts'
import { ProductCard } from '../card/product-card.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { translateFacets } from './facet-labels.ts'
import { FilterPanel } from './filter-panel.tsx'
import { firstScreenCards, type ListLocation, listUrl, listUrlWithoutFilters } from './list-location.ts'
import { ListToolbar } from './list-toolbar.tsx'
import type { LoadedList } from './load-list.ts'

const productsId = 'productos'

interface ListContentProps {
  packed: LoadedList['list']
  pathname: string
  search: string
  category: LoadedList['category']
  title: string
}

export const ListContent = cachedFragment(function ListContent(props: ListContentProps) {
  const { packed, pathname, search, category, title } = props
  const t = useT()
  const location = useMemo(() => ({ pathname, search: new URLSearchParams(search) }), [pathname, search])
  const loaded = useMemo(() => unpack(packed), [packed])
  const list = { ...loaded, facets: translateFacets(loaded.facets, t) }
  const { currency } = usePricing()
  const isNavigating = useNavigation().location?.pathname.startsWith('/shop/catalog') === true
  const view = location.search.get('view') === 'list' ? 'list' : 'grid'
  const columns = location.search.get('columns') ?? '4'
  const query = location.search.get('q') ?? ''
  const namedHere = Math.max(0, list.named - (list.page - 1) * list.limit)
  const named = list.data.slice(0, namedHere)
  const mentioned = list.data.slice(namedHere)
  return (
    <>
      <Breadcrumb
        className="max-sm:hidden"
        crumbs={[
          { label: t('shell.nav.home'), href: '/' },
          ...(category ? [{ label: t('shop.title'), href: '/shop/catalog' }] : [{ label: t('shop.title') }]),
          ...(category?.path ?? []).map(({ slug, name }) => ({
            label: name,
            lang: 'es',
            ...(slug !== category?.slug && { href: `/shop/catalog/${slug}` }),
          })),
        ]}
      />
      {!location.search.has('q') && <CatalogueBanner />}
      <h1
        lang={title === category?.name ? 'es' : undefined}
        className="text-xl max-sm:text-lg max-sm:leading-6 sm:mt-8 sm:mb-4"
      >
        {title}
      </h1>
      <SkipLink target={productsId}>{t('shop.filters.skip')}</SkipLink>
      <Subcategories facets={list.facets} location={location} />
      <div
        className="catalogue-layout"
        data-sidebar={location.search.get('sidebar') === 'right' ? 'right' : 'left'}
      >
        <FilterPanel list={list} location={location} currency={currency.code} />
        <div className="grid min-w-0 gap-2 sm:gap-4">
          <ListToolbar location={location} limit={list.limit} view={view} summary={summaryOf(t, list)} />
          <DataFrom />
          <ActiveFilters list={list} location={location} />
          {list.approximate && list.total > 0 && (
            <p className="text-ink-muted">
              {list.corrected
                ? t('shop.corrected', { words: list.corrected, query })
                : t('shop.approximate', { query })}
            </p>
          )}
          {list.suggestion && (
            <p className="text-ink-muted">
              {t('shop.meant')}{' '}
              <TextLink
                href={`/shop/catalog?${new URLSearchParams({ q: list.suggestion })}`}
                lang="es"
                className="inline-flex min-h-11 items-center font-semibold"
              >
                <bdi>{list.suggestion}</bdi>
              </TextLink>
            </p>
          )}
          <div
            id={productsId}
            tabIndex={-1}
            aria-busy={isNavigating}
            className="scroll-mt-28 outline-none transition-opacity aria-busy:opacity-60 aria-busy:delay-150"
          >
            {list.data.length === 0 && <NothingFound location={location} />}
            {named.length > 0 && <ProductList products={named} view={view} columns={columns} />}
            {mentioned.length > 0 && (
              <>
                <h2 className={cx('mb-3 text-lg', named.length > 0 && 'mt-8')}>
                  {t('shop.mentioned', { query })}
                </h2>
                <ProductList products={mentioned} view={view} columns={columns} />
              </>
            )}
          </div>
          <Pagination
            page={list.page}
            pages={list.pages}
            hrefFor={(page) => listUrl(location, { page: String(page) })}
            className="mt-4"
          />
        </div>
      </div>
    </>
  )
})

function summaryOf(t: Translate, { total, page, limit, data }: CataloguePage): string {
  if (total === 0) return t('shop.results', { count: 0 })
  const from = (page - 1) * limit + 1
  return t('shop.showing', { from, to: from + data.length - 1, total })
}

/** For three, four and five columns. */
const columnClasses = [
  'md:grid-cols-3',
  'md:grid-cols-3 xl:grid-cols-4',
  'md:grid-cols-4 xl:grid-cols-5',
] as const

interface ProductListProps {
  products: readonly Card[]
  view: 'grid' | 'list'
  columns: string
}

function ProductList({ products, view, columns }: ProductListProps) {
  return (
    <ul
      className={cx(
        'grid',
        view === 'list'
          ? 'gap-3'
          : cx(
              'grid-cols-pair gap-x-2.5 gap-y-3 sm:gap-4',
              columnClasses[Number(columns) - 3] ?? columnClasses[1],
            ),
      )}
    >
      {products.map((product, index) => (
        // Large text: the picture above the words.
        <li key={product.id} className={view === 'list' ? '@container' : 'grid'}>
          <ProductCard
            product={product}
            layout={view}
            priority={view === 'grid' && index < firstScreenCards}
            level={2}
          />
        </li>
      ))}
    </ul>
  )
}

/** On narrow screens, where the filters are folded. */
function Subcategories({ facets, location }: { facets: CataloguePage['facets']; location: ListLocation }) {
  const facet = facets.find((candidate) => candidate.type === 'category')
  return (
    <ul className="subcategories scrollbar-none">
      {facet?.items.map(({ slug, name }) => (
        <li key={slug}>
          <RouterLink
            href={listUrl(location, { filter_category: undefined }, `/shop/catalog/${slug}`)}
            lang="es"
          >
            {name}
          </RouterLink>
        </li>
      ))}
    </ul>
  )
}

/** What to try depends on whether there are filters (catalogue.md#product-list). */
function NothingFound({ location }: { location: ListLocation }) {
  const t = useT()
  const query = location.search.get('q')
  const isFiltered = [...location.search.keys()].some((key) => key.startsWith('filter_'))
  return (
    <>
      <div className="py-8 text-center">
        <h2 className="text-lg">{t('shop.empty')}</h2>
        <p className="mt-2 mb-5 text-ink-muted">
          {t(isFiltered ? 'shop.emptyHint' : 'shop.emptySearchHint')}
        </p>
        <Button href={isFiltered ? listUrlWithoutFilters(location) : '/shop/catalog'} variant="secondary">
          {t(isFiltered ? 'shop.clearFilter' : 'shop.seeAll')}
        </Button>
      </div>
      {query && <SearchHelp key={query} query={query} />}
    </>
  )
}

/** Near names and ways to ask. Loads only here, with its texts; without script the button above remains. */
function SearchHelp({ query }: { query: string }) {
  const [help, setHelp] = useState<ReactNode>()
  useEffect(() => {
    Promise.all([import('./search-help.tsx'), loadAllTexts()]).then(
      ([{ SearchHelp: Help }]) => setHelp(<Help query={query} />),
      () => {},
    )
  }, [query])
  return help
}

const bannerFile = 'anuncio.jpg'

/** On a phone a gradient covers most of it, so 700 px are enough at any density. */
export const bannerPicture = {
  src: fileUrl(bannerFile),
  srcSet: `${pictureUrl(bannerFile, 700)} 700w, ${fileUrl(bannerFile)} 1600w`,
  sizes: '(width < 640px) 12rem, 100vw',
}

/** The welcome text over a picture that staff can replace, on a phone below the list under its fixed name (catalogue.md#product-list). */
function CatalogueBanner() {
  const t = useT()
  const saveData = useShellData()?.saveData ?? false
  return (
    <div className="band relative isolate mt-3 overflow-hidden rounded-lg max-sm:order-last max-sm:mt-6">
      {!saveData && (
        <img
          {...bannerPicture}
          alt=""
          width={1600}
          height={400}
          fetchPriority="high"
          className="-z-10 absolute inset-0 size-full object-cover rtl:-scale-x-100"
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 bg-linear-to-r from-band via-band/80 to-band/10 p-2.5 sm:gap-x-8 sm:p-8 rtl:bg-linear-to-l">
        <p className="flex-[1_1_6rem] text-balance font-bold sm:flex-none sm:text-xl">{t('shop.banner')}</p>
        <Button
          href="/site/contact-us-alt"
          variant="quiet"
          className="border border-band-line bg-band/60 max-sm:w-40 max-sm:px-2 max-sm:text-xs"
        >
          {t('shop.bannerLink')}
        </Button>
      </div>
    </div>
  )
}
