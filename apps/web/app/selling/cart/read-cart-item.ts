import type { NewCartItem } from '@tecnoclick/contract/selling/cart/schemas'
import { idOf } from '../../platform/form/read-form.ts'

/** Reads a product's form: `productId`, `quantity`, `option_{optionId}={valueId}`. */
export function readCartItem(form: FormData): NewCartItem {
  return {
    productId: idOf(form, 'productId') ?? 0,
    quantity: idOf(form, 'quantity') ?? 1,
    options: readChosenOptions(form),
  }
}

/** Reads `option_{optionId}={valueId}` from a form or from URL parameters. */
export function readChosenOptions(
  fields: Iterable<[string, FormDataEntryValue]>,
): { optionId: number; valueId: number }[] {
  return [...fields].flatMap(([name, value]) => {
    const optionId = /^option_(\d{1,10})$/.exec(name)?.[1]
    const valueId = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : undefined
    return optionId === undefined || valueId === undefined ? [] : [{ optionId: Number(optionId), valueId }]
  })
}
