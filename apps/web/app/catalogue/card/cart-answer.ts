import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'

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
