import { paymentStates } from './order.ts'

/**
 * A photo of the receipt has no code to name. `refundDue` and `refunded` are of cancelled orders that were paid, `kept` of
 * what was paid too much.
 */
export const paymentNoteStates = [
  ...paymentStates,
  'receipt',
  'collected',
  'refundDue',
  'refunded',
  'kept',
] as const

export type PaymentNoteState = (typeof paymentNoteStates)[number]

/** A payment event in an order's history. */
export interface PaymentEvent {
  state: PaymentNoteState
  /** The submitted code, the staff's reason or the amount; may be empty. */
  detail: string
}

/** Notes are stored in Spanish; `readPaymentNote` parses them for translation. */
const words: Record<PaymentNoteState, { said: string; between: string }> = {
  receipt: { said: 'Comprobante enviado', between: ': ' },
  submitted: { said: 'Código de transacción', between: ' ' },
  verified: { said: 'Pago verificado', between: ': ' },
  collected: { said: 'Pagado al recibir', between: ': ' },
  rejected: { said: 'Pago rechazado', between: ': ' },
  refundDue: { said: 'Reembolso pendiente', between: ': ' },
  refunded: { said: 'Reembolso hecho', between: ': ' },
  kept: { said: 'Queda a su favor', between: ': ' },
}

export function paymentNote({ state, detail }: PaymentEvent): string {
  const { said, between } = words[state]
  return detail === '' ? said : said + between + detail
}

/** Undefined for other notes. */
export function readPaymentNote(note: string): PaymentEvent | undefined {
  for (const state of paymentNoteStates) {
    const { said, between } = words[state]
    if (note === said) return { state, detail: '' }
    if (note.startsWith(said + between)) return { state, detail: note.slice(said.length + between.length) }
  }
  return undefined
}
