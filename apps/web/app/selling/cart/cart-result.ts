import type { ErrorCode, WireError } from '@tecnoclick/contract/platform/error-codes'
import type { Translate } from '@tecnoclick/messages/translate'

/**
 * What POST /shop/cart answers to a form that asks for it by `answer=data`, as script does; any other form is led to
 * the cart.
 */
export type CartAnswer = { added: true } | RefusedChange

export interface RefusedChange {
  added: false
  failure: ErrorCode
  /** The product that is out of stock. */
  name?: string
}

export function refusedChange({ code, values }: WireError): RefusedChange {
  return { added: false, failure: code, name: String(values?.name ?? '') }
}

export function failedChangeText(t: Translate, { failure, name = '' }: Omit<RefusedChange, 'added'>): string {
  return failure === 'outOfStock' ? t('errors.outOfStock', { name }) : t(`errors.${failure}`)
}
