import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { DataFrom } from '../../offline/data-from.tsx'
import { networkFirst } from '../../offline/network-first.ts'
import { visitOf } from '../../rendering/context.ts'
import { Later } from '../../rendering/later.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { useShellData } from '../../shell/shell-data.ts'
import { StoreData } from '../../site/seo/store-data.tsx'
import type { Route } from './+types/home.ts'
import { bestSellers, brandLogos, productColumns, resetBanner } from './below-the-fold.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { FeatureStrip } from './feature-strip.tsx'
import { FeaturedProducts } from './featured-products.tsx'
import { loadHome } from './load-home.ts'
import { Slideshow } from './slideshow.tsx'

const counts = { slideshow: 'slideshow', featured: 8, bestSellers: 7, latest: 0, column: 3 } as const

export function loader({ context, url }: Route.LoaderArgs) {
  return loadHome(visitOf(context).client, counts, url.searchParams.get('category') ?? undefined)
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const category = new URL(request.url).searchParams.get('category') ?? undefined
  return networkFirst({
    address: request.url,
    fresh: serverLoader,
    stored: async ({ client }) => (await import('./load-home.ts')).loadHome(client, counts, category),
  })
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const t = useT()
  const store = useShellData()?.store
  return (
    <PageContainer className="grid gap-10 py-4 sm:gap-14 sm:py-6 *:min-w-0">
      <PageHead title={store?.tagline ?? t('shell.nav.home')} />
      <StoreData />
      <Slideshow slides={home.slides} />
      <DataFrom />
      <FeatureStrip />
      <CategoryTiles categories={home.categories} />
      <FeaturedProducts featured={home.featured} categories={home.categories} />
      <Later part={resetBanner} props={{ banner: home.resetBanner }} />
      <Later part={bestSellers} props={{ products: home.bestSellers }} />
      <Later part={productColumns} props={{ columns: home.columns }} />
      <Later part={brandLogos} props={{ brands: home.brands }} />
    </PageContainer>
  )
}
