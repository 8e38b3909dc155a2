import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { useT } from '@tecnoclick/ui/messages'

const tones: Record<OrderStatus, BadgeTone> = {
  PENDIENTE: 'neutral',
  'EN PROCESO': 'new',
  COMPLETADA: 'success',
  CANCELADA: 'danger',
}

/** A state as a coloured word. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const t = useT()
  return <Badge tone={tones[status]}>{t(`orders.status.${status}`)}</Badge>
}
