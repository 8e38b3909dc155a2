import type { DeskSale } from '@tecnoclick/contract/resets/sales/schemas'
import type { BadgeTone } from '@tecnoclick/ui/badge'

export type SaleState = 'toVerify' | 'rejected' | 'allowed' | 'revoked' | 'keyOwed' | 'answered'

/** What the shop has to know of a sale at a glance: whose turn it is. */
export function saleState(
  sale: Pick<DeskSale, 'verifiedDate' | 'rejectedDate' | 'descargable' | 'hid' | 'key'>,
): SaleState {
  if (sale.rejectedDate !== null) return 'rejected'
  if (sale.verifiedDate === null) return 'toVerify'
  if (sale.key !== '') return 'answered'
  if (sale.hid !== '') return 'keyOwed'
  return sale.descargable ? 'allowed' : 'revoked'
}

export const stateTones = {
  toVerify: 'offer',
  rejected: 'danger',
  allowed: 'neutral',
  revoked: 'danger',
  keyOwed: 'offer',
  answered: 'success',
} as const satisfies Record<SaleState, BadgeTone>
