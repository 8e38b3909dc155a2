import type { Banner } from '@tecnoclick/contract/site/banners/schemas'
import { listPromises } from '@tecnoclick/contract/site/promises/endpoints'
import { pictureSrcSet, pictureUrl } from '@tecnoclick/domain/platform/files'
import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { SectionHeading } from '@tecnoclick/ui/section-heading'
import { useLocation } from 'react-router'
import { DataFrom } from '../../offline/data-from.tsx'
import { networkFirst } from '../../offline/network-first.ts'
import { loadContent } from '../../platform/content/load-content.ts'
import { printerBox } from '../../platform/page/lazy-printer-box.ts'
import { PageHead } from '../../platform/page/page-head.tsx'
import { StoreData } from '../../platform/page/store-data.tsx'
import { type Visit, visitOf } from '../../rendering/context.ts'
import { LazyHydrate } from '../../rendering/lazy-hydrate.tsx'
import { useShellData } from '../../rendering/shell-data.ts'
import { ProductCarousel } from '../card/product-carousel.tsx'
import type { Route } from './+types/home.ts'
import {
  bestSellers,
  brandLogos,
  FeaturedProducts,
  FeatureStrip,
  productColumns,
  resetBanner,
} from './home-sections.tsx'
import { type HomeCounts, type LoadedHome, loadHome } from './load-home.ts'
import { Slideshow } from './slideshow.tsx'

const first = { slideshow: 'slideshow', featured: 8, bestSellers: 7, latest: 0, column: 3 } as const
const second = { slideshow: 'slideshow-two', featured: 12, bestSellers: 7, latest: 8, column: 3 } as const

/** The same page in two layouts (catalogue.md#home-page). */
const isSecond = (pathname: string) => pathname.startsWith('/home-two')
const countsOf = (pathname: string) => (isSecond(pathname) ? second : first)

export function loader({ context, url }: Route.LoaderArgs) {
  return showHome(visitOf(context), countsOf(url.pathname), url.searchParams.get('category') ?? undefined)
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const category = searchParams.get('category') ?? undefined
  return networkFirst({
    address: request.url,
    fresh: serverLoader,
    async stored({ client }) {
      const { loadStoredHome } = await import('./load-home.ts')
      return loadStoredHome(client, countsOf(pathname), category)
    },
  })
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const t = useT()
  const store = useShellData()?.store
  const isTwo = isSecond(useLocation().pathname)
  return (
    <PageContainer className="grid gap-6 py-4 sm:gap-14 sm:py-6 *:min-w-0">
      <PageHead title={store?.tagline ?? t('shell.nav.home')} indexed={!isTwo} />
      {!isTwo && <StoreData />}
      <Slideshow slides={home.slides} />
      <DataFrom />
      {isTwo ? <SecondBlocks home={home} /> : <FirstBlocks home={home} />}
      <LazyHydrate part={productColumns} props={{ columns: home.columns }} />
      <LazyHydrate part={brandLogos} props={{ brands: home.brands }} />
    </PageContainer>
  )
}

function FirstBlocks({ home }: { home: LoadedHome }) {
  return (
    <>
      <FeatureStrip promises={home.promises} />
      <CategoryTiles categories={home.categories} />
      <LazyHydrate part={printerBox} props={{}} />
      <FeaturedProducts featured={home.featured} categories={home.categories} layout="grid-4" />
      <LazyHydrate part={resetBanner} props={{ banner: home.resetBanner }} />
      <LazyHydrate part={bestSellers} props={{ products: home.bestSellers }} />
    </>
  )
}

function SecondBlocks({ home }: { home: LoadedHome }) {
  const t = useT()
  return (
    <>
      <FeaturedProducts featured={home.featured} categories={home.categories} layout="grid-5" />
      <FeatureStrip promises={home.promises} />
      <LazyHydrate part={printerBox} props={{}} />
      <LazyHydrate part={bestSellers} props={{ products: home.bestSellers }} />
      <LazyHydrate part={resetBanner} props={{ banner: home.resetBanner }} />
      <section>
        <SectionHeading title={t('product.latest')} />
        <ProductCarousel label={t('product.latest')} products={home.latest} layout="horizontal" />
      </section>
    </>
  )
}

function CategoryTiles({ categories }: Pick<LoadedHome, 'categories'>) {
  const t = useT()
  const saveData = useShellData()?.saveData ?? false
  return (
    <section aria-labelledby="categorias" className="max-sm:-order-1">
      <SectionHeading id="categorias" title={t('shop.home.categories')} />
      <ul className="scrollbar-none -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 sm:mx-0 sm:grid sm:grid-cols-4 sm:px-0 lg:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
        {categories.map(({ slug, name, image, items }) => (
          <li key={slug} className="w-[9rem] shrink-0 snap-start sm:w-auto">
            <Link
              href={`/shop/catalog/${slug}`}
              className="group card card-interactive flex h-full flex-col p-3"
            >
              {image && !saveData && (
                <img
                  src={pictureUrl(image, 320)}
                  srcSet={pictureSrcSet(image)}
                  sizes="(width < 640px) 100px, 9rem"
                  alt=""
                  width={320}
                  height={320}
                  loading="lazy"
                  className="mb-2 aspect-square w-full rounded-md object-cover"
                />
              )}
              <span lang="es" className="text-balance font-semibold text-sm group-hover:text-link">
                {name}
              </span>
              <span className="mt-0.5 text-ink-muted text-xs">{t('shop.results', { count: items })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The home page on the server: its texts translated and with the values of the settings. */
async function showHome(visit: Visit, counts: HomeCounts, category: string | undefined): Promise<LoadedHome> {
  const [home, content, promises] = await Promise.all([
    loadHome(visit.client, counts, category),
    loadContent(visit, 'slides', 'promises'),
    visit.client.attempt(listPromises),
  ])
  const showBanner = (banner: Banner) => content.show(banner, ['title', 'text', 'linkLabel'])
  return {
    ...home,
    slides: home.slides.map(showBanner).filter((slide) => slide !== undefined),
    resetBanner: home.resetBanner && showBanner(home.resetBanner),
    promises: (promises.ok ? promises.data.data : [])
      .map(({ icon, title, text }) => content.show({ icon, title, text }, ['title', 'text']))
      .filter((promise) => promise !== undefined),
  }
}
