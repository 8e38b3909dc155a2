import { tables } from '@tecnoclick/messages/tables'
import { expect, test } from 'vitest'
import { testContext } from '../../rendering/testing/test-context.ts'
import { action } from './track-order.tsx'

function track(values: Record<string, string>, responses: Record<string, unknown> = {}) {
  const preferences = { locale: 'ru', currency: 'USD', saveData: false, localeFromAddress: false } as const
  const url = new URL('https://tienda.cu/shop/track-order')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(values) })
  return action({
    request,
    url,
    params: {},
    pattern: url.pathname,
    context: testContext(responses, preferences),
  })
}

test('invalid fields are refused in the viewer’s language and keep their values', async () => {
  const values = { number: ' ', email: 'ana' }
  const { required, email } = tables.ru.validation
  expect(await track(values)).toMatchObject({
    data: { errors: { number: required, email }, values },
    init: { status: 422 },
  })
})

test('an order is found by its number and e-mail', async () => {
  const order = {
    noSellOrden: 'ORDEN-001',
    orderDate: '2026-03-04T12:00:00Z',
    status: 'PENDIENTE',
    respuesta: null,
  }
  const found = await track(
    { number: 'ORDEN-001 ', email: 'ana@ejemplo.cu' },
    { '/api/track-order?number=ORDEN-001&email=ana@ejemplo.cu': order },
  )
  expect(found).toMatchObject({ data: { order }, init: { status: 200 } })
})

test('an unknown order responds with 404 and notFound', async () => {
  const values = { number: 'ORDEN-9', email: 'ana@ejemplo.cu' }
  const error = { statusCode: 404, name: 'NotFound', code: 'notFound', message: 'No existe' }
  const found = await track(values, {
    '/api/track-order?number=ORDEN-9&email=ana@ejemplo.cu': Response.json({ error }, { status: 404 }),
  })
  expect(found).toMatchObject({ data: { notFound: true, values }, init: { status: 404 } })
})
