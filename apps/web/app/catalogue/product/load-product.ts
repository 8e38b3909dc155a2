import {
  getLatestProducts,
  getProductBySlug,
  getRelatedProducts,
} from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { Visit } from '../../rendering/context.ts'
import { refusedPage } from '../../rendering/page-client.ts'
import { loadReviews } from '../reviews/load-reviews.ts'
import { readLayout } from './product-layout.ts'

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
