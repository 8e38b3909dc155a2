import type { ErrorCode, WireError } from '@tecnoclick/contract/platform/error-codes'
import type { Translate } from '@tecnoclick/messages/translate'
import { failureText } from '../../platform/form/form-result.ts'

/** What POST /shop/cart returns to a form that was sent with `answer=data`. Other forms are redirected to the cart. */
export type CartResult = { added: true; missing?: MissingNotice } | CartRefusal

/** What could not be added of a repeated order, and why, in the language of the page. */
export interface MissingNotice {
  title: string
  lines: readonly string[]
}

export interface CartRefusal {
  added: false
  /** `noAnswer`: the connection broke, and the change may have arrived. */
  failure: ErrorCode | 'noAnswer'
  /** The product that is out of stock or limited, and how many units of it may be reserved. */
  name?: string
  units?: number
  /** Why a promotion does not apply. */
  reason?: string
}

export function cartRefusal({ code, values }: WireError): CartRefusal {
  const { name = '', units, reason } = values ?? {}
  return {
    added: false,
    failure: code,
    name: String(name),
    ...(units !== undefined && { units: Number(units) }),
    ...(reason !== undefined && { reason: String(reason) }),
  }
}

export function refusalText(
  t: Translate,
  { failure, name = '', units = 0 }: Omit<CartRefusal, 'added'>,
): string {
  if (failure === 'outOfStock') return t('errors.outOfStock', { name })
  return failure === 'unpaidLimit' ? t('errors.unpaidLimit', { name, units }) : failureText(t, failure)
}
