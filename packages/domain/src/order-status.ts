/** States of sale and service orders alike (DECISIONS 4.7). */
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
