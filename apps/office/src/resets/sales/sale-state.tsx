import type { StaffResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { type SaleState, stateOfSale } from '@tecnoclick/domain/resets/sale-state'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { useNow } from '../../platform/layout/date-time.tsx'

const { resetSales } = office

const stateTones = {
  toVerify: 'offer',
  rejected: 'danger',
  allowed: 'neutral',
  revoked: 'danger',
  keyOwed: 'offer',
  answered: 'success',
} as const satisfies Record<SaleState, BadgeTone>

export function SaleStateBadge({ sale }: { sale: StaffResetSale }) {
  const state = stateOfSale(sale)
  return <Badge tone={stateTones[state]}>{office.resetSales.states[state]}</Badge>
}

/** The date promised to the customer for the next step, in red once it has passed. */
export function PromisedDate({ sale: { promisedDate } }: { sale: StaffResetSale }) {
  const now = useNow()
  if (promisedDate === null) return null
  const isLate = Date.parse(promisedDate) < now
  const date = formatDateTime(new Date(promisedDate), 'es')
  return (
    <span className={isLate ? 'block font-semibold text-danger text-xs' : 'block text-ink-muted text-xs'}>
      {fillText(isLate ? resetSales.late : resetSales.promised, { date })}
    </span>
  )
}
