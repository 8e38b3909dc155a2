import {
  getLatestProducts,
  getProductBySlug,
  getRelatedProducts,
} from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { listReviews } from '@tecnoclick/contract/catalogue/reviews/endpoints'
import type { ReviewPage } from '@tecnoclick/contract/catalogue/reviews/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import type { Visit } from '../../rendering/context.ts'
import { refusedPage } from '../../rendering/page-client.ts'
import { readLayout } from './product-page.ts'

/** catalogue.md#product-page */
const relatedLimit = 8
const latestLimit = 5

type Asking = Pick<Visit, 'client' | 'requestId'>

export async function loadProduct(visit: Asking, slug: string, search: URLSearchParams) {
  const { client } = visit
  const layout = readLayout(search.get('layout'))
  const [product, related, latest] = await Promise.all([
    requireProduct(visit, slug),
    client.attempt(getRelatedProducts, { params: { slug }, query: { limit: relatedLimit } }),
    layout === 'sidebar' ? client.attempt(getLatestProducts, { query: { limit: latestLimit } }) : undefined,
  ])
  return {
    layout,
    product,
    related: related.ok ? related.data.data : [],
    latest: latest?.ok ? latest.data.data : [],
    reviews: await loadReviews(client, product, search.get('reviews')),
  }
}

/** What is no slug at all is as unknown as a slug of nothing. */
async function requireProduct({ client, requestId }: Asking, slug: string): Promise<Product> {
  const outcome = await client.attempt(getProductBySlug, { params: { slug } })
  if (outcome.ok) return outcome.data
  const { statusCode } = outcome.error
  throw refusedPage(outcome.error, requestId, statusCode < 500 ? 404 : statusCode)
}

const perPage = 5

export interface LoadedReviews extends ReviewPage {
  page: number
  pages: number
}

/** The page asked for, or the last one there is. Undefined: the database is away, the product is shown all the same. */
export async function loadReviews(
  client: Client,
  product: { id: number; reviews: number },
  wanted: string | null,
): Promise<LoadedReviews | undefined> {
  const pages = Math.max(1, Math.ceil(product.reviews / perPage))
  const page = Math.min(pages, /^[1-9]\d{0,5}$/.test(wanted ?? '') ? Number(wanted) : 1)
  const query = listQuery({ where: { productId: product.id }, limit: perPage, skip: (page - 1) * perPage })
  const outcome = await client.attempt(listReviews, { query })
  if (!outcome.ok) return undefined
  return { ...outcome.data, page, pages: Math.max(1, Math.ceil(outcome.data.total / perPage)) }
}
