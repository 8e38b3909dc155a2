/** Kinds of items that wait for staff, most urgent first. */
export const workItemKinds = [
  'key',
  'payment',
  'resetPayment',
  'order',
  'return',
  'number',
  'serviceNumber',
  'quote',
  'serviceMessage',
  'service',
  'business',
  'message',
  'mail',
  'review',
] as const

export type WorkItemKind = (typeof workItemKinds)[number]
