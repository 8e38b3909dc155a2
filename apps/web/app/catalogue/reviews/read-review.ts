import type { NewReview } from '@tecnoclick/contract/catalogue/reviews/schemas'
import { idOf, textOf } from '../../platform/form/read-form.ts'

/** Rating 0 means none selected and is refused (catalogue.md#reviews). */
export function readReview(form: FormData): NewReview {
  return {
    productId: idOf(form, 'productId') ?? 0,
    author: textOf(form, 'author'),
    email: textOf(form, 'email'),
    text: textOf(form, 'text'),
    rating: idOf(form, 'rating') ?? 0,
  }
}
