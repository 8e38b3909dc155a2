import * as catalogue from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { listBanners } from '@tecnoclick/contract/site/banners/endpoints'
import type { Banner, BannerPlace } from '@tecnoclick/contract/site/banners/schemas'
import type { PromiseIcon } from '@tecnoclick/contract/site/promises/schemas'
import { placeholdersIn } from '@tecnoclick/domain/site/content'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import { atMostTwice } from './at-most-twice.ts'

/** How many of each a home page shows (catalogue.md#home-page). */
export interface HomeCounts {
  slideshow: BannerPlace
  featured: number
  bestSellers: number
  latest: number
  column: number
}

/** Spanish unless `lang` says otherwise. */
export type ShownBanner = Banner & { lang?: Locale }

export interface ShownPromise {
  icon: PromiseIcon
  title: string
  text: string
  lang: Locale
}

/** Cards show one; the quick view loads the others. Names of pictures do not compress. */
function withOnePicture(card: ProductCard): ProductCard {
  return { ...card, images: card.images.slice(0, 1) }
}

/** 'Más vendidos' goes on where 'Los más vendidos' ends (catalogue.md#home-page). */
function without(shown: readonly ProductCard[], products: readonly ProductCard[]): ProductCard[] {
  const ids = new Set(shown.map(({ id }) => id))
  return products.filter(({ id }) => !ids.has(id))
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
    return outcome.ok ? outcome.data.data.map(withOnePicture) : []
  }
  // As many as the lists above a column may have shown twice, and those it shows.
  const columnCandidates = counts.column * 2 + counts.bestSellers
  const [banners, tree, brands, featured, bestSellers, latest, topRated, offers, popular] = await Promise.all(
    [
      client.attempt(listBanners),
      client.call(catalogue.getCategoryTree),
      client.attempt(catalogue.listBrands),
      loadProducts(catalogue.getFeaturedProducts, counts.featured, category),
      loadProducts(catalogue.getBestSellers, counts.bestSellers),
      loadProducts(catalogue.getLatestProducts, counts.latest),
      loadProducts(catalogue.getTopRatedProducts, columnCandidates),
      loadProducts(catalogue.getDiscountedProducts, columnCandidates),
      loadProducts(catalogue.getPopularProducts, columnCandidates),
    ],
  )
  const bannerList = banners.ok ? banners.data.data : []
  const slides: ShownBanner[] = bannerList.filter(({ place }) => place === counts.slideshow)
  const resetBanner: ShownBanner | undefined = bannerList.find(({ place }) => place === 'resets')
  const promises: ShownPromise[] = []
  const pick = atMostTwice()
  return {
    slides,
    resetBanner,
    promises,
    categories: tree.data.map(({ slug, name, image, items }) => ({ slug, name, image, items })),
    brands: brands.ok ? brands.data.data.map(({ slug, name, logo }) => ({ slug, name, logo })) : [],
    featured: pick(featured, counts.featured),
    bestSellers: pick(bestSellers, counts.bestSellers),
    latest: pick(latest, counts.latest),
    columns: {
      topRated: pick(topRated, counts.column),
      offers: pick(offers, counts.column),
      popular: pick(without(bestSellers, popular), counts.column),
    },
  }
}

/** Without a connection nothing fills the placeholders, so banners that have some are left out. */
export async function loadStoredHome(...request: Parameters<typeof loadHome>): Promise<LoadedHome> {
  const { slides, resetBanner, ...home } = await loadHome(...request)
  const isWhole = ({ title, text }: Banner) => placeholdersIn(title + text).length === 0
  return {
    ...home,
    slides: slides.filter(isWhole),
    resetBanner: resetBanner && isWhole(resetBanner) ? resetBanner : undefined,
  }
}

export type LoadedHome = Awaited<ReturnType<typeof loadHome>>
