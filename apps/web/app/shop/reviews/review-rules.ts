import { newReviewSchema } from '@tecnoclick/contract/catalogue/reviews/schemas'
import { complaintsOf } from '../../form/complaints.ts'
import type { FormRules } from '../../form/form-rules.ts'
import { readReview } from './read-review.ts'

export const reviewRules: FormRules = {
  check: (form, t) => complaintsOf(newReviewSchema, readReview(form), t),
}
