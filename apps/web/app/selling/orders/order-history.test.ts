import { locales } from '@tecnoclick/messages/locales'
import { tables } from '@tecnoclick/messages/tables'
import { createTranslator } from '@tecnoclick/messages/translate'
import { expect, test } from 'vitest'
import { eventWords } from './order-history.tsx'

type Entry = Parameters<typeof eventWords>[0]

const told = (event: Entry['event'], note: string, status: Entry['status'] = 'PENDIENTE') =>
  locales.map((locale) => eventWords({ event, status, note }, createTranslator(locale, tables[locale])))

test('a payment is told in the reader’s language, its code and the reason of the shop as they were written', () => {
  expect(told('payment', 'Código de transacción TX1')).toEqual(
    locales.map((locale) => ({ title: tables[locale].orders.payments.submitted, note: 'TX1' })),
  )
  expect(told('payment', 'Pago rechazado: No llegó')).toEqual(
    locales.map((locale) => ({ title: tables[locale].orders.payments.rejected, note: 'No llegó' })),
  )
  expect(told('payment', 'Pago verificado')).toEqual(
    locales.map((locale) => ({ title: tables[locale].orders.payments.verified, note: '' })),
  )
})

test('a state is its own word, and any other note stands as it is', () => {
  expect(told('status', '', 'CANCELADA')[0]).toEqual({ title: 'CANCELADA', note: '' })
  expect(told('payment', 'Pago informado')[0]).toEqual({ title: 'Pago', note: 'Pago informado' })
  expect(told('answer', 'Pago verificado')[0]).toEqual({
    title: 'Respuesta de la tienda',
    note: 'Pago verificado',
  })
})
