import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'

const tones: Record<OrderStatus, BadgeTone> = {
  PENDIENTE: 'neutral',
  'EN PROCESO': 'new',
  COMPLETADA: 'success',
  CANCELADA: 'danger',
}

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{status}</Badge>
}
