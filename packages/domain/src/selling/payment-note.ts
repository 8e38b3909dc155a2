import { type PaymentState, paymentStates } from './order.ts'

/** What an order's history tells of its payment. */
export interface PaymentNews {
  state: PaymentState
  /** The code that was told, or the reason that staff gave, if any. */
  detail: string
}

/** The words as they are stored, for staff to read; whoever speaks another language reads them back. */
const words: Record<PaymentState, { said: string; between: string }> = {
  submitted: { said: 'Código de transacción', between: ' ' },
  verified: { said: 'Pago verificado', between: ': ' },
  rejected: { said: 'Pago rechazado', between: ': ' },
}

export function paymentNote({ state, detail }: PaymentNews): string {
  const { said, between } = words[state]
  return detail === '' ? said : said + between + detail
}

/** Undefined for a note that was written in any other way. */
export function readPaymentNote(note: string): PaymentNews | undefined {
  for (const state of paymentStates) {
    const { said, between } = words[state]
    if (note === said) return { state, detail: '' }
    if (note.startsWith(said + between)) return { state, detail: note.slice(said.length + between.length) }
  }
  return undefined
}
