import type { NewReview } from '@tecnoclick/contract/catalogue/reviews/schemas'
import { idOf, textOf } from '../../platform/form/read-form.ts'

/** A §5: rating 0 stands for none chosen, and is refused as such. */
export function readReview(form: FormData): NewReview {
  return {
    productId: idOf(form, 'productId') ?? 0,
    author: textOf(form, 'author'),
    email: textOf(form, 'email'),
    text: textOf(form, 'text'),
    rating: idOf(form, 'rating') ?? 0,
  }
}
