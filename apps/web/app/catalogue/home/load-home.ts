import * as catalogue from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { Client } from '@tecnoclick/contract/platform/client'
import { listBanners } from '@tecnoclick/contract/site/banners/endpoints'
import type { BannerPlace } from '@tecnoclick/contract/site/banners/schemas'

/** How many of each a home page shows (catalogue.md#home-page). */
export interface HomeCounts {
  slideshow: BannerPlace
  featured: number
  bestSellers: number
  latest: number
  column: number
}

/** One round to the API; a shelf that cannot be had leaves its place empty, the page is still worth showing. */
export async function loadHome(client: Client, counts: HomeCounts, category: string | undefined) {
  const shelf = async (endpoint: typeof catalogue.getFeaturedProducts, limit: number, of?: string) => {
    if (limit === 0) return []
    const outcome = await client.attempt(endpoint, {
      query: { limit, ...(of !== undefined && { category: of }) },
    })
    return outcome.ok ? outcome.data.data : []
  }
  const [banners, tree, brands, featured, bestSellers, latest, topRated, offers, popular] = await Promise.all(
    [
      client.attempt(listBanners),
      client.call(catalogue.getCategoryTree),
      client.attempt(catalogue.listBrands),
      shelf(catalogue.getFeaturedProducts, counts.featured, category),
      shelf(catalogue.getBestSellers, counts.bestSellers),
      shelf(catalogue.getLatestProducts, counts.latest),
      shelf(catalogue.getTopRatedProducts, counts.column),
      shelf(catalogue.getDiscountedProducts, counts.column),
      shelf(catalogue.getPopularProducts, counts.column),
    ],
  )
  const shown = banners.ok ? banners.data.data : []
  return {
    slides: shown.filter(({ place }) => place === counts.slideshow),
    resetBanner: shown.find(({ place }) => place === 'resets'),
    categories: tree.data.map(({ slug, name, image, items }) => ({ slug, name, image, items })),
    brands: brands.ok ? brands.data.data.map(({ slug, name, logo }) => ({ slug, name, logo })) : [],
    featured,
    bestSellers,
    latest,
    columns: { topRated, offers, popular },
  }
}

export type LoadedHome = Awaited<ReturnType<typeof loadHome>>
