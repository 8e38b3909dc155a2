/** Enumerations of an order, in the database and on the wire. */
export const orderChannels = ['web', 'mostrador'] as const
export const paymentMethods = ['transfer', 'check', 'cash', 'wallet'] as const
export const paymentStates = ['submitted', 'verified', 'rejected'] as const
export const orderEvents = ['placed', 'status', 'answer', 'payment', 'number', 'edit', 'expired'] as const

export type OrderChannel = (typeof orderChannels)[number]
export type PaymentMethod = (typeof paymentMethods)[number]
export type PaymentState = (typeof paymentStates)[number]
export type OrderEvent = (typeof orderEvents)[number]

/** The label of home delivery among the additional lines (selling.md#delivery). */
export const deliveryLabel = 'Envio'
