/** What may wait for the staff, the most pressing first. */
export const waitingKinds = [
  'key',
  'payment',
  'resetPayment',
  'order',
  'number',
  'serviceNumber',
  'quote',
  'service',
  'business',
  'message',
  'mail',
  'review',
] as const

export type WaitingKind = (typeof waitingKinds)[number]
