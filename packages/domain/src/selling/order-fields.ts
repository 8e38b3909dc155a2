import type { Field, Fields } from '../platform/fields.ts'

type WrittenFields = Readonly<Record<string, Extract<Field, { kind: 'line' | 'prose' | 'count' }>>>

/** What the buyer may write at checkout and nothing is decided by. Checkout asks for them in this order. */
export const checkoutFields = {
  /** Delivery note. */
  description: { kind: 'prose', max: 2000 },
} as const satisfies WrittenFields

/**
 * With what staff alone write, at the counter, for somebody who called, or later. The order pages, the papers, the mails, the
 * CSV of orders and the personal data have all of them with the labels `orders.fields`.
 */
export const orderFields = { ...checkoutFields } as const satisfies WrittenFields

/** The amounts of an order line. */
export const lineAmounts = {
  price: { kind: 'amount', required: true },
  /** Before a discount; null without one. */
  listPrice: { kind: 'amount' },
  amount: { kind: 'amount', required: true },
} as const satisfies Fields

/** The columns that whoever sees an order reads as they are. */
export const shownOrderFields = {
  ...orderFields,
  paymentMethod: { kind: 'line', max: 12 },
  homeDelivery: { kind: 'flag' },
  shippingAddress: { kind: 'line', max: 600, notNull: true },
  /** Where it is picked up, as text; empty for the shop itself or a home delivery. */
  pickupPoint: { kind: 'line', max: 420, notNull: true },
  billingAddress: { kind: 'line', max: 600, notNull: true },
} as const satisfies Fields
