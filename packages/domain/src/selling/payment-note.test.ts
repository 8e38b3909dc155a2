import { expect, test } from 'vitest'
import { paymentNote, readPaymentNote } from './payment-note.ts'

test.each([
  [{ state: 'submitted', detail: 'TX 12: A' }, 'Código de transacción TX 12: A'],
  [{ state: 'verified', detail: '' }, 'Pago verificado'],
  [{ state: 'verified', detail: 'En caja' }, 'Pago verificado: En caja'],
  [{ state: 'collected', detail: '' }, 'Pagado al recibir'],
  [{ state: 'collected', detail: '10.00 USD' }, 'Pagado al recibir: 10.00 USD'],
  [{ state: 'rejected', detail: '' }, 'Pago rechazado'],
  [{ state: 'rejected', detail: 'Código de otra operación' }, 'Pago rechazado: Código de otra operación'],
] as const)('%j is stored as %j and read back', (news, note) => {
  expect(paymentNote(news)).toBe(note)
  expect(readPaymentNote(note)).toEqual(news)
})

test.each(['', 'Pago informado', 'Pago verificadora', 'pago verificado'])(
  '%j is not a payment note',
  (note) => {
    expect(readPaymentNote(note)).toBeUndefined()
  },
)
