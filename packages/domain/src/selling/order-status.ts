/** States of sale and service orders (selling.md#order-states). */
export const orderStatuses = ['PENDIENTE', 'EN PROCESO', 'COMPLETADA', 'CANCELADA'] as const

export type OrderStatus = (typeof orderStatuses)[number]

export function isOrderStatus(value: string): value is OrderStatus {
  return orderStatuses.some((status) => status === value)
}

const nextStatuses = {
  PENDIENTE: ['EN PROCESO', 'CANCELADA'],
  'EN PROCESO': ['COMPLETADA', 'CANCELADA'],
  COMPLETADA: [],
  CANCELADA: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  const allowed: readonly OrderStatus[] = nextStatuses[from]
  return allowed.includes(to)
}

/** Whether the contents may still change. */
export function isOpen(status: OrderStatus): boolean {
  return nextStatuses[status].length > 0
}

/** 'Ver Respuesta' needs EN PROCESO or later (selling.md#order-states). */
export function showsAnswer(status: OrderStatus): boolean {
  return status !== 'PENDIENTE'
}

/** The customer may cancel until the shop starts processing (selling.md#order-states). */
export function mayBeCancelledByOwner(status: OrderStatus): boolean {
  return status === 'PENDIENTE'
}
