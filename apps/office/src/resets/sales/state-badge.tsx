import type { DeskSale } from '@tecnoclick/contract/resets/sales/schemas'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import { saleState, stateTones } from './sale-state.ts'

export function SaleStateBadge({ sale }: { sale: DeskSale }) {
  const state = saleState(sale)
  return <Badge tone={stateTones[state]}>{office.resetSales.states[state]}</Badge>
}
