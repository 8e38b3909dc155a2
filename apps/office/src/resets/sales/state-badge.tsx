import type { DeskSale } from '@tecnoclick/contract/resets/sales/schemas'
import { type SaleState, saleState } from '@tecnoclick/domain/resets/sale-state'
import { office } from '@tecnoclick/messages/office'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'

const stateTones = {
  toVerify: 'offer',
  rejected: 'danger',
  allowed: 'neutral',
  revoked: 'danger',
  keyOwed: 'offer',
  answered: 'success',
} as const satisfies Record<SaleState, BadgeTone>

export function SaleStateBadge({ sale }: { sale: DeskSale }) {
  const state = saleState(sale)
  return <Badge tone={stateTones[state]}>{office.resetSales.states[state]}</Badge>
}
