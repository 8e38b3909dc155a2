import type { Product, ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Breadcrumb, type Crumb } from '@tecnoclick/ui/breadcrumb'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { DataFrom } from '../../offline/data-from.tsx'
import { networkFirst } from '../../offline/network-first.ts'
import { loadDictionary } from '../../platform/content/load-dictionary.ts'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { BreadcrumbData, JsonLd } from '../../platform/page/json-ld.tsx'
import { printerBox } from '../../platform/page/lazy-printer-box.ts'
import { PageHead } from '../../platform/page/page-head.tsx'
import { productPath } from '../../platform/page/product-urls.ts'
import { visitOf } from '../../rendering/context.ts'
import { LazyHydrate, lazyPart } from '../../rendering/lazy-hydrate.tsx'
import { useShellData } from '../../rendering/shell-data.ts'
import { translateCard, translateProduct } from '../card/translate-names.ts'
import type { Route } from './+types/product.ts'
import { loadCompatible, loadTogether, withoutShown } from './load-compatible.ts'
import { loadProduct } from './load-product.ts'
import { loadPromises } from './load-promises.ts'
import { handleProductForm } from './product-action.ts'
import { ProductMain } from './product-main.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { productStructuredData, summaryOf } from './structured-data.ts'
import { variantFrom } from './variant-choice.ts'

const relatedProducts = lazyPart(() => import('./related-products.tsx'))
const latestProducts = lazyPart(() => import('./latest-products.tsx'))

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { locale } = visit.preferences
  const loading = loadProduct(visit, params.slug, url.searchParams)
  const [page, promises, compatible, together, dictionary] = await Promise.all([
    loading,
    loadPromises(
      visit,
      loading.then(({ product }) => product),
    ),
    loadCompatible(visit, params.slug),
    loading.then(({ product }) => loadTogether(visit, product.id)),
    loadDictionary(visit.client, locale, ['options']),
  ])
  const translate = (cards: readonly ProductCard[]) =>
    cards.map((card) => translateCard(card, dictionary, locale))
  const loaded = {
    ...page,
    product: translateProduct(page.product, dictionary, locale),
    related: translate(page.related),
    latest: translate(page.latest),
    compatible: compatible.row && { ...compatible.row, products: translate(compatible.row.products) },
    colors: compatible.set,
    together: translate(withoutShown(together, compatible.row?.products ?? [])),
    promises,
  }
  // What was bought or told by mail before; a variant has no page of its own.
  const [, id] = /^variante-(\d+)$/.exec(params.slug) ?? []
  if (id !== undefined) throw redirect(productPath(loaded.product.slug, Number(id)))
  // A page without its reviews must not be cached.
  return data(loaded, { headers: loaded.reviews ? {} : { 'cache-control': 'private, no-store' } })
}

export function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  return networkFirst({
    address: request.url,
    fresh: serverLoader,
    async stored(visit) {
      const { loadProduct } = await import('./load-product.ts')
      const product = await loadProduct(visit, params.slug, new URL(request.url).searchParams)
      return { ...product, promises: undefined, compatible: undefined, colors: [], together: [] }
    },
  })
}

/** All variants are in the page: another choice needs nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isChoice = currentUrl.href !== nextUrl.href && withoutChoice(currentUrl) === withoutChoice(nextUrl)
  return defaultShouldRevalidate && (formMethod !== undefined || !isChoice)
}

function withoutChoice(url: URL): string {
  const page = new URL(url)
  page.searchParams.delete('variant')
  return page.pathname + page.search
}

export function headers({ loaderHeaders, parentHeaders }: Route.HeadersArgs) {
  return loaderHeaders.has('cache-control') ? loaderHeaders : parentHeaders
}

export function action({ request, url, context }: Route.ActionArgs) {
  return handleProductForm(visitOf(context), request, url)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const shell = useShellData()
  const { search } = useLocation()
  const { product, layout, related, compatible, latest, reviews, promises, colors, together } = loaderData
  const carousel = layout === 'sidebar' ? 'grid-4-sidebar' : 'grid-5'
  const variant = variantFrom(product, search)
  // A device with supplies, or what fits some device.
  const isForPrinters =
    compatible !== undefined || product.attributes.some(({ slug }) => slug === 'compatibilidad')
  const posted = actionData && 'form' in actionData ? actionData : undefined
  // Inicio / Tienda / product (catalogue.md#product-page).
  const crumbs = [
    { label: t('shell.nav.home'), href: '/' },
    { label: t('shell.nav.shop'), href: '/shop/catalog' },
    { label: product.name, lang: 'es' },
  ]
  return (
    <PageContainer key={product.id} className="pt-1 pb-12 sm:pt-4">
      <ProductHead product={product} crumbs={crumbs} />
      <Breadcrumb crumbs={crumbs} />
      <DataFrom className="mt-2" />
      {shell?.viewer?.isStaff && (
        <a href={`/admin/products/${product.id}`} className="text-link text-sm hover:underline">
          {t('product.edit')}
        </a>
      )}
      <div className={layout === 'sidebar' ? 'lg:grid lg:grid-cols-[1fr_17rem] lg:gap-10' : undefined}>
        <div className="min-w-0">
          <ProductMain
            {...{ product, variant, layout, promises, colors }}
            wasRefused={posted?.form === 'choice'}
          />
          {compatible && <LazyHydrate part={relatedProducts} props={{ ...compatible, layout: carousel }} />}
          {isForPrinters && <LazyHydrate part={printerBox} props={{ className: 'mt-10' }} />}
          {together.length > 0 && (
            <LazyHydrate
              part={relatedProducts}
              props={{ products: together, layout: carousel, title: t('product.together') }}
            />
          )}
          <ProductTabs product={product} reviews={reviews} posted={posted} />
          <LazyHydrate part={relatedProducts} props={{ products: related, layout: carousel }} />
        </div>
        {layout === 'sidebar' && <LazyHydrate part={latestProducts} props={{ products: latest }} />}
      </div>
    </PageContainer>
  )
}

/** Metadata for search engines and shared links. */
function ProductHead({ product, crumbs }: { product: Product; crumbs: readonly Crumb[] }) {
  const shell = useShellData()
  return (
    <>
      <PageHead title={product.name} description={summaryOf(product)} picture={product.images[0]} />
      <BreadcrumbData crumbs={crumbs} />
      {shell && <JsonLd data={productStructuredData(product, shell.origin)} />}
    </>
  )
}
