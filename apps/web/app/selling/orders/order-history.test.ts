import { locales } from '@tecnoclick/messages/platform/locales'
import { tables } from '@tecnoclick/messages/tables'
import { createTranslator } from '@tecnoclick/messages/translate'
import { expect, test } from 'vitest'
import { describeEvent } from './order-history.tsx'

type Entry = Parameters<typeof describeEvent>[0]

const describe = (event: Entry['event'], note: string, status: Entry['status'] = 'PENDIENTE') =>
  locales.map((locale) => describeEvent({ event, status, note }, createTranslator(locale, tables[locale])))

test('a payment is described in the reader’s language; its code and the shop’s reason stay as written', () => {
  expect(describe('payment', 'Código de transacción TX1')).toEqual(
    locales.map((locale) => ({ title: tables[locale].orders.payments.submitted, note: 'TX1' })),
  )
  expect(describe('payment', 'Pago rechazado: No llegó')).toEqual(
    locales.map((locale) => ({ title: tables[locale].orders.payments.rejected, note: 'No llegó' })),
  )
  expect(describe('payment', 'Pago verificado')).toEqual(
    locales.map((locale) => ({ title: tables[locale].orders.payments.verified, note: '' })),
  )
})

test('a status event is titled by its status, and other notes stay as written', () => {
  expect(describe('status', '', 'CANCELADA')[0]).toEqual({ title: 'CANCELADA', note: '' })
  expect(describe('payment', 'Pago informado')[0]).toEqual({ title: 'Pago', note: 'Pago informado' })
  expect(describe('answer', 'Pago verificado')[0]).toEqual({
    title: 'Respuesta de la tienda',
    note: 'Pago verificado',
  })
})
