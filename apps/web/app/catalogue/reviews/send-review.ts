import { writeReview } from '@tecnoclick/contract/catalogue/reviews/endpoints'
import { acceptForm } from '../../platform/form/accept-form.ts'
import { textsOf } from '../../platform/form/read-form.ts'
import { refusedAnswer } from '../../platform/form/refused-answer.ts'
import { textsFor } from '../../platform/form/visit-texts.ts'
import type { Visit } from '../../rendering/context.ts'
import type { ProductAnswer } from '../product/product-answer.ts'
import { readReview } from './read-review.ts'
import { reviewRules } from './review-rules.ts'

export async function sendReview(visit: Visit, form: FormData): Promise<ProductAnswer> {
  const values = textsOf(form, ['author', 'email', 'text', 'rating'])
  const accepted = acceptForm(form, reviewRules, textsFor(visit))
  if (!accepted.ok) return { form: 'review', errors: accepted.errors, values }
  const outcome = await visit.client.attempt(writeReview, { body: readReview(accepted.form) })
  if (outcome.ok) return { form: 'review', accepted: true }
  return { form: 'review', ...refusedAnswer(outcome.error, visit), values }
}
