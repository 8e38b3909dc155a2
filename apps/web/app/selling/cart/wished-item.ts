import type { NewCartItem } from '@tecnoclick/contract/selling/cart/schemas'
import { idOf } from '../../platform/form/read-form.ts'
import { chosenOptions } from './chosen-options.ts'

/** What a product's form asks for: productId, quantity, option_{optionId}=valueId. */
export function wishedItem(form: FormData): NewCartItem {
  return {
    productId: idOf(form, 'productId') ?? 0,
    quantity: idOf(form, 'quantity') ?? 1,
    options: chosenOptions(form),
  }
}
