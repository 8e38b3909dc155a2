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

type LoadContext = Pick<Visit, 'client' | 'requestId'>

export async function loadProduct(visit: LoadContext, slug: string, search: URLSearchParams) {
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

/** An invalid slug responds with 404, like an unknown one. */
async function requireProduct({ client, requestId }: LoadContext, slug: string): Promise<Product> {
  const outcome = await client.attempt(getProductBySlug, { params: { slug } })
  if (outcome.ok) return outcome.data
  const { statusCode } = outcome.error
  throw refusedPage(outcome.error, requestId, statusCode < 500 ? 404 : statusCode)
}

const reviewsPerPage = 5

export interface LoadedReviews extends ReviewPage {
  page: number
  pages: number
}

/** The requested page, at most the last one. Undefined if the database is down; the product is still shown. */
async function loadReviews(
  client: Client,
  product: { id: number; reviews: number },
  requested: string | null,
): Promise<LoadedReviews | undefined> {
  const pages = Math.max(1, Math.ceil(product.reviews / reviewsPerPage))
  const page = Math.min(pages, /^[1-9]\d{0,5}$/.test(requested ?? '') ? Number(requested) : 1)
  const query = listQuery({
    where: { productId: product.id },
    limit: reviewsPerPage,
    skip: (page - 1) * reviewsPerPage,
  })
  const outcome = await client.attempt(listReviews, { query })
  if (!outcome.ok) return undefined
  return { ...outcome.data, page, pages: Math.max(1, Math.ceil(outcome.data.total / reviewsPerPage)) }
}
