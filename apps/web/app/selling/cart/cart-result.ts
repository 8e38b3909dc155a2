import type { ErrorCode, WireError } from '@tecnoclick/contract/platform/error-codes'
import type { Translate } from '@tecnoclick/messages/translate'
import { failureText } from '../../platform/form/form-result.ts'

/** What POST /shop/cart returns to a form that was sent with `answer=data`. Other forms are redirected to the cart. */
export type CartResult = { added: true } | CartRefusal

export interface CartRefusal {
  added: false
  /** `noAnswer`: the connection broke, and the change may have arrived. */
  failure: ErrorCode | 'noAnswer'
  /** The product that is out of stock. */
  name?: string
}

export function cartRefusal({ code, values }: WireError): CartRefusal {
  return { added: false, failure: code, name: String(values?.name ?? '') }
}

export function refusalText(t: Translate, { failure, name = '' }: Omit<CartRefusal, 'added'>): string {
  return failure === 'outOfStock' ? t('errors.outOfStock', { name }) : failureText(t, failure)
}
