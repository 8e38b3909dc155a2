import * as catalogue from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { Client } from '@tecnoclick/contract/platform/client'
import { listBanners } from '@tecnoclick/contract/site/banners/endpoints'
import type { BannerPlace } from '@tecnoclick/contract/site/banners/schemas'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'

/** How many of each a home page shows (catalogue.md#home-page). */
export interface HomeCounts {
  slideshow: BannerPlace
  featured: number
  bestSellers: number
  latest: number
  column: number
}

/** A section that cannot be loaded stays empty; only the categories are required. */
export async function loadHome(client: Client, counts: HomeCounts, category: string | undefined) {
  const loadProducts = async (
    endpoint: typeof catalogue.getFeaturedProducts,
    limit: number,
    inCategory?: string,
  ) => {
    if (limit === 0) return []
    const outcome = await client.attempt(endpoint, {
      query: { limit, ...(inCategory !== undefined && { category: inCategory }) },
    })
    return outcome.ok ? outcome.data.data : []
  }
  const [settings, banners, tree, brands, featured, bestSellers, latest, topRated, offers, popular] =
    await Promise.all([
      client.attempt(getPublicSettings),
      client.attempt(listBanners),
      client.call(catalogue.getCategoryTree),
      client.attempt(catalogue.listBrands),
      loadProducts(catalogue.getFeaturedProducts, counts.featured, category),
      loadProducts(catalogue.getBestSellers, counts.bestSellers),
      loadProducts(catalogue.getLatestProducts, counts.latest),
      loadProducts(catalogue.getTopRatedProducts, counts.column),
      loadProducts(catalogue.getDiscountedProducts, counts.column),
      loadProducts(catalogue.getPopularProducts, counts.column),
    ])
  const bannerList = banners.ok ? banners.data.data : []
  return {
    freeDeliveryFrom: settings.ok ? settings.data.freeDeliveryFrom : {},
    slides: bannerList.filter(({ place }) => place === counts.slideshow),
    resetBanner: bannerList.find(({ place }) => place === 'resets'),
    categories: tree.data.map(({ slug, name, image, items }) => ({ slug, name, image, items })),
    brands: brands.ok ? brands.data.data.map(({ slug, name, logo }) => ({ slug, name, logo })) : [],
    featured,
    bestSellers,
    latest,
    columns: { topRated, offers, popular },
  }
}

export type LoadedHome = Awaited<ReturnType<typeof loadHome>>
