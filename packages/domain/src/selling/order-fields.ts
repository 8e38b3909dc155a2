import type { Field } from '../platform/fields.ts'

/**
 * What the buyer may write at checkout and nothing is decided by. Checkout asks for them in this order; the order pages, the
 * papers, the mails and the CSV of orders list them with the labels `orders.fields`.
 */
export const checkoutFields = {
  /** Delivery note. */
  description: { kind: 'prose', max: 2000 },
} as const satisfies Record<string, Extract<Field, { kind: 'line' | 'prose' }>>
