import { endpoint } from '../endpoint.ts'
import type { ListQuery } from '../list-query.ts'
import type { NewReview, Review, ReviewPage } from './schemas.ts'

/** `filter[where][productId]`, newest first. */
export const listReviews = endpoint<{ query: ListQuery; response: ReviewPage }>('GET', '/reviews')
export const writeReview = endpoint<{ body: NewReview; response: Review }>('POST', '/reviews')
