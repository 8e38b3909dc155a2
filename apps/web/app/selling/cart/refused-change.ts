import type { WireError } from '@tecnoclick/contract/platform/error-codes'
import type { RefusedChange } from '../../catalogue/card/cart-answer.ts'

export function refusedChange({ code, values }: WireError): RefusedChange {
  return { added: false, failure: code, name: String(values?.name ?? '') }
}
