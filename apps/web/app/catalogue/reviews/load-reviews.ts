import { listReviews } from '@tecnoclick/contract/catalogue/reviews/endpoints'
import type { ReviewPage } from '@tecnoclick/contract/catalogue/reviews/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { listQuery } from '@tecnoclick/contract/platform/list-query'

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
