import { sqlState } from '@tecnoclick/database/connect'

/** Raised by `place_order` and `hold_lines` with the product that lacks units. */
const missingStock = 'TC001'

export function missingProduct(error: unknown): number | undefined {
  if (sqlState(error) !== missingStock) return undefined
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('detail' in cause) return Number(cause.detail)
  }
  return undefined
}
