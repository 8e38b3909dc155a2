import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { SectionHeading } from '@tecnoclick/ui/section-heading'
import { DataFrom } from '../../offline/data-from.tsx'
import { networkFirst } from '../../offline/network-first.ts'
import { PageHead } from '../../platform/page/page-head.tsx'
import { visitOf } from '../../rendering/context.ts'
import { LazyHydrate } from '../../rendering/lazy-hydrate.tsx'
import { useShellData } from '../../rendering/shell-data.ts'
import { ProductCarousel } from '../card/product-carousel.tsx'
import type { Route } from './+types/home-two.ts'
import {
  bestSellers,
  brandLogos,
  FeaturedProducts,
  FeatureStrip,
  productColumns,
  resetBanner,
} from './home-sections.tsx'
import { showHome } from './show-home.ts'
import { Slideshow } from './slideshow.tsx'

const counts = { slideshow: 'slideshow-two', featured: 12, bestSellers: 7, latest: 8, column: 3 } as const

/** This page's header has no top bar (site.md#header-and-footer). */
export const handle = { compactHeader: true }

export function loader({ context, url }: Route.LoaderArgs) {
  return showHome(visitOf(context), counts, url.searchParams.get('category') ?? undefined)
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const category = new URL(request.url).searchParams.get('category') ?? undefined
  return networkFirst({
    address: request.url,
    fresh: serverLoader,
    stored: async ({ client }) => (await import('./load-home.ts')).loadStoredHome(client, counts, category),
  })
}

export default function HomeTwo({ loaderData: home }: Route.ComponentProps) {
  const t = useT()
  const store = useShellData()?.store
  return (
    <PageContainer className="grid gap-10 py-4 sm:gap-14 sm:py-6 *:min-w-0">
      <PageHead title={store?.tagline ?? t('shell.nav.home')} indexed={false} />
      <Slideshow slides={home.slides} />
      <DataFrom />
      <FeaturedProducts featured={home.featured} categories={home.categories} layout="grid-5" />
      <FeatureStrip promises={home.promises} />
      <LazyHydrate part={bestSellers} props={{ products: home.bestSellers }} />
      <LazyHydrate part={resetBanner} props={{ banner: home.resetBanner }} />
      <section>
        <SectionHeading title={t('product.latest')} />
        <ProductCarousel label={t('product.latest')} products={home.latest} layout="horizontal" />
      </section>
      <LazyHydrate part={productColumns} props={{ columns: home.columns }} />
      <LazyHydrate part={brandLogos} props={{ brands: home.brands }} />
    </PageContainer>
  )
}
