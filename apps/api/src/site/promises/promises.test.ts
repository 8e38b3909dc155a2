import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const shown = async (): Promise<string[]> =>
  (await (await shop.fetch('/promises')).json()).data.map(({ title }: { title: string }) => title)

test('a new shop has the three promises of the documents, with the opening hours beside the support', async () => {
  expect(await shown()).toEqual([
    'Envío gratis desde {freeDelivery}',
    'Soporte 24/7',
    'Descuento de hasta 30%',
  ])
  const { data } = await (await shop.fetch('/promises')).json()
  expect(data[1].text).toBe('Tienda: {hours}')
})

test('staff add, rewrite and hide promises, seen at once', async () => {
  const admin = await shop.as('admin')
  const send = async (method: string, path: string, json: object) =>
    (await admin.fetch(path, { method, json })).json()
  const added = await send('POST', '/admin/promises', { icon: 'shield', title: 'Un año', position: 9 })
  expect((await shown()).at(-1)).toBe('Un año')
  const path = `/admin/promises/${added.id}`
  await send('PATCH', path, { title: 'Dos años', version: added.version })
  expect((await shown()).at(-1)).toBe('Dos años')
  expect((await admin.fetch(path, { method: 'PATCH', json: { title: 'Tarde', version: 1 } })).status).toBe(
    409,
  )
  await send('PATCH', path, { enable: false })
  expect(await shown()).not.toContain('Dos años')
  const unknown = { icon: 'rocket', title: 'Rápido' }
  expect((await admin.fetch('/admin/promises', { method: 'POST', json: unknown })).status).toBe(422)
})

test('promises are exported and imported by title; importing an export changes nothing', async () => {
  const admin = await shop.as('admin')
  const exported = await (await admin.fetch('/admin/promises/export')).text()
  expect(exported).toMatch(/^Título,Texto,Dibujo,Orden,Visible\n/)
  const send = async (body: string, dry = 'no') =>
    (await admin.fetch(`/admin/promises/import?dry=${dry}`, { method: 'POST', body })).json()
  expect(await send(exported)).toMatchObject({ added: 0, changed: 0, problems: [] })
  const file = (...rows: string[]) => ['Título;Texto;Dibujo;Orden;Visible', ...rows].join('\n')
  const wanted = file('Pago seguro;Con recibo;escudo;3;sí', 'Abierto el sábado;;Auriculares;9;Sí')
  expect(await send(wanted, 'yes')).toMatchObject({ added: 1, changed: 1 })
  expect(await shown()).not.toContain('Abierto el sábado')
  expect(await send(wanted)).toMatchObject({ added: 1, changed: 1 })
  expect(await shown()).toContain('Abierto el sábado')
  expect(await send(wanted)).toMatchObject({ same: 2 })
})

test.each([
  [';x;Escudo;1;sí', 'Título', 'Complete este campo'],
  ['Uno;x;Cohete;1;sí', 'Dibujo', 'Escriba uno de estos: Camión, Auriculares, Descuento, Escudo.'],
  ['Uno;x;Escudo;1;quizás', 'Visible', 'Escriba sí o no.'],
  ['Uno;x;Escudo;uno;sí', 'Orden', 'Escriba un número'],
])('the row %s is a problem, and nothing is imported', async (row, column, message) => {
  const admin = await shop.as('admin')
  const body = `Título;Texto;Dibujo;Orden;Visible\nBuena;;Escudo;1;sí\n${row}`
  const response = await admin.fetch('/admin/promises/import?dry=no', { method: 'POST', body })
  expect((await response.json()).problems).toEqual([{ line: 3, column, message }])
  expect(await shown()).not.toContain('Buena')
})

test('a file without its columns is refused', async () => {
  const admin = await shop.as('admin')
  const response = await admin.fetch('/admin/promises/import', { method: 'POST', body: 'a;b\n1;2' })
  expect(response.status).toBe(422)
  expect((await response.json()).error.fields).toEqual({ file: 'Falta la columna Título.' })
})
