import { type NewReview, newReviewSchema } from '@tecnoclick/contract/catalogue/reviews/schemas'
import { alertEmailSchema } from '@tecnoclick/contract/stock/ledger/schemas'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { idOf, textOf } from '../../platform/form/read-form.ts'

export const reviewRules: FormRules = {
  check: (form, t) => validationErrors(newReviewSchema, readReview(form), t),
}

/** Rating 0 means none selected and is refused (catalogue.md#reviews). */
export function readReview(form: FormData): NewReview {
  return {
    productId: idOf(form, 'productId') ?? 0,
    author: textOf(form, 'author'),
    ...(form.has('email') && { email: textOf(form, 'email') }),
    ...(form.has('order') && { order: textOf(form, 'order') }),
    text: textOf(form, 'text'),
    rating: idOf(form, 'rating') ?? 0,
  }
}

/** The form has no e-mail field for a signed-in viewer. */
export const alertRules: FormRules = {
  check: (form, t) =>
    form.has('email') ? validationErrors(alertEmailSchema, { email: textOf(form, 'email') }, t) : {},
}
