import { newReviewSchema } from '@tecnoclick/contract/catalogue/reviews/schemas'
import { complaintsOf } from '../../platform/form/complaints.ts'
import type { FormRules } from '../../platform/form/form-rules.ts'
import { readReview } from './read-review.ts'

export const reviewRules: FormRules = {
  check: (form, t) => complaintsOf(newReviewSchema, readReview(form), t),
}
