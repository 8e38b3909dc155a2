import type { DeskServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'

const tones = {
  pending: 'neutral',
  accepted: 'success',
  rejected: 'danger',
  replaced: 'neutral',
} as const satisfies Record<string, BadgeTone>

export function QuoteBadge({
  quote,
}: {
  quote: Pick<NonNullable<DeskServiceOrder['quote']>, 'state'> | null
}) {
  return quote && <Badge tone={tones[quote.state]}>{office.serviceOrders.quoteStates[quote.state]}</Badge>
}
