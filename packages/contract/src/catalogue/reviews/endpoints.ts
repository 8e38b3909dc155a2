import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type {
  ConfirmedReview,
  ModeratedReview,
  NewReview,
  Review,
  ReviewChange,
  ReviewPage,
  WrittenReview,
} from './schemas.ts'

type IdParams = { id: number }

/** `filter[where][productId]`, newest first. */
export const listReviews = endpoint<{ query: ListQuery; response: ReviewPage }>('GET', '/reviews')
export const getReview = endpoint<{ params: IdParams; response: Review }>('GET', '/reviews/{id}')
export const writeReview = endpoint<{ body: NewReview; response: WrittenReview }>('POST', '/reviews')

/** The link in the mail to a visitor's address. A GET changes nothing, because mail servers open links. */
export const getUnconfirmedReview = endpoint<{ params: { token: string }; response: ConfirmedReview }>(
  'GET',
  '/reviews/confirm/{token}',
)
export const confirmReview = endpoint<{ params: { token: string }; response: ConfirmedReview }>(
  'POST',
  '/reviews/confirm/{token}',
)

/** Staff publish, hide a review or show it again. */
export const changeReview = endpoint<{ params: IdParams; body: ReviewChange; response: ModeratedReview }>(
  'PATCH',
  '/reviews/{id}',
)
export const listModeratedReviews = endpoint<{ query?: ListQuery; response: List<ModeratedReview> }>(
  'GET',
  '/admin/reviews',
)
