import { expect, test } from 'vitest'
import { readPdf } from '../../platform/papers/testing/read-pdf.ts'
import { createSampleShop } from '../../testing/sample-shop.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi({ rateLimitFactor: 100 })

async function read(person: Pick<Person, 'fetch'>, path: string) {
  const response = await person.fetch(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(bytes.length).toBeLessThan(60_000)
  return readPdf(bytes)
}

test('a repair has a receipt with a ticket link, and a report that is provisional until it is completed', async () => {
  const { ana, admin, stranger, serviceOrder } = await createSampleShop(shop)
  const { id, orderNum } = await serviceOrder(ana)
  const paper = (name: string) => `/orderservices/${id}/papers/${name}`
  const receipt = await read(ana, paper('receipt'))
  expect(receipt.title).toContain(orderNum)
  expect(receipt.text).toContain('No imprime')
  expect(receipt.tags).toContain('Figure')
  expect((await read(ana, paper('report'))).text).toContain('PROVISIONAL')
  for (const json of [{ respuesta: 'Se cambió el rodillo' }, { status: 'COMPLETADA', reason: 'Cortesía' }])
    expect((await admin.fetch(`/orderservices/${id}`, { method: 'PATCH', json })).status).toBe(200)
  const report = await read(admin, paper('report?lang=es'))
  expect(report.text).toContain('Se cambió el rodillo')
  expect(report.text).not.toContain('PROVISIONAL')
  for (const name of ['receipt', 'report']) {
    expect((await stranger.fetch(paper(name))).status).toBe(404)
    expect((await shop.fetch(paper(name))).status).toBe(401)
  }
})

test('the statement of store credit and the report of the day agree with what the pages show', async () => {
  const [admin, buyer] = [await shop.as('admin'), await shop.as('user')]
  const note = 'Regalo de fin de año'
  const json = { customerId: buyer.userId, kind: 'given', amount: 1234.5, currency: 'USD', note }
  const given = await admin.fetch('/admin/credit/entries', { method: 'POST', json })
  const { id } = await given.json()
  for (const [person, path] of [
    [buyer, '/security/me/credit/statement'],
    [admin, `/admin/credit/${id}/statement`],
  ] as const) {
    const { text } = await read(person, path)
    expect(text).toContain('Saldo en USD\t$1,234.50 USD')
    expect(text).toContain(note)
  }
  expect((await buyer.fetch(`/admin/credit/${id}/statement`)).status).toBe(403)
  expect((await admin.fetch('/admin/credit/999999/statement')).status).toBe(404)

  const day = await read(admin, '/admin/closing/report')
  expect(day.text).toContain('SIN CERRAR')
  expect(day.title).toContain('Cierre del día')
  expect((await admin.fetch('/admin/closing/report?day=ayer')).status).toBe(400)
  expect((await buyer.fetch('/admin/closing/report')).status).toBe(403)
})
