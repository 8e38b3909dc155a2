/** States of sale and service orders alike (selling.md#order-states). */
export const orderStatuses = ['PENDIENTE', 'EN PROCESO', 'COMPLETADA', 'CANCELADA'] as const

export type OrderStatus = (typeof orderStatuses)[number]

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

/** Whether the shop may still change what is in it. */
export function isOpen(status: OrderStatus): boolean {
  return nextStatuses[status].length > 0
}

/** 'Ver Respuesta' needs EN PROCESO or later (selling.md#order-states). */
export function showsAnswer(status: OrderStatus): boolean {
  return status !== 'PENDIENTE'
}

/** The customer may cancel while the shop has not begun (selling.md#order-states). */
export function mayBeCancelledByOwner(status: OrderStatus): boolean {
  return status === 'PENDIENTE'
}
