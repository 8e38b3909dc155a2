import type { ImportEvent, ImportReport } from '@tecnoclick/contract/catalogue/csv/schemas'
import { services, serviceTypes } from '@tecnoclick/database/schema/workshop/services'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { insertSampleVariants } from '../../testing/sample-variants.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const { insertProduct, add, stockOf, expectInvariants } = useBuyers(shop)
let admin: Person
beforeAll(async () => {
  admin = await shop.as('admin')
})
afterEach(expectInvariants)

let made = 0

async function imported(csv: string, query = 'dry=no&stock=yes', person = admin): Promise<ImportReport> {
  const response = await person.fetch(`/admin/products/import?${query}`, { method: 'POST', body: csv })
  const last: ImportEvent = JSON.parse((await response.text()).trim().split('\n').at(-1) ?? '')
  if (!last.report) throw new Error('The import returned no report')
  return last.report
}

async function exported(ids: readonly number[]): Promise<string[]> {
  const csv = await (await admin.fetch(`/admin/products/export?ids=${ids.join(',')}`)).text()
  return csv.trim().split('\r\n')
}

const rowOf = async (id: number) => (await admin.fetch(`/admin/products/${id}`)).json()
const bySku = async (sku: string) =>
  (await (await admin.fetch(`/admin/products?filter[where][sku]=${sku}`)).json()).data[0]
const columnsOf = ({ problems }: ImportReport) => problems.map(({ sku, column }) => [sku, column])

/** A printer, two bottles of ink and its installation, less 10 %. */
async function sample() {
  made += 1
  const [type] = await shop.database.db
    .insert(serviceTypes)
    .values({ name: `Impresoras ${made}` })
    .returning()
  const name = `Instalación ${made}`
  const [service] = await shop.database.db
    .insert(services)
    .values({ name, typeId: type?.id ?? 0 })
    .returning()
  const [printer, ink] = [
    await insertProduct({ sku: `IMP=${made}|X`, stock: 5, price: 20_000 }),
    await insertProduct({ sku: `TINTA-${made}`, stock: 9, price: 1000 }),
  ]
  const parts = [
    { productId: printer, quantity: 1 },
    { productId: ink, quantity: 2 },
  ]
  const sku = `COMBO-CSV-${made}`
  const json = {
    ...{ sku, name: `Oficina ${made}`, price: 100, confirmed: true },
    combo: { discount: 10, serviceId: service?.id, parts },
  }
  const { id } = await (await admin.fetch('/products', { method: 'POST', json })).json()
  return { id: Number(id), sku, printer, ink, service: name }
}

test('a combo is exported with parts, discount and service, changes nothing, and makes the same elsewhere', async () => {
  const { id, sku, printer, ink, service } = await sample()
  const [header = '', ...rows] = await exported([id])
  expect(rows[0]).toContain(`"IMP\\=${made}\\|X=1|TINTA-${made}=2","10","${service}"`)
  expect(await imported([header, ...rows].join('\r\n'))).toMatchObject({ same: 1, changed: 0, failed: 0 })

  // The order of the rows does not matter: parts, also variants, are made before.
  const { slug, name } = await rowOf(id)
  const all = await exported([id, ink])
  const other = all
    .slice(1)
    .map((row) =>
      row
        .replaceAll(sku, `OTRO-${made}`)
        .replaceAll(slug, `otro-${made}`)
        .replaceAll(name, `Otro ${made}`)
        .replaceAll(`TINTA-${made}`, `OTRA-TINTA-${made}`)
        .replaceAll(`producto-`, `otro-producto-`),
    )
    .toSorted()
  const inkRow = await rowOf(ink)
  const file = [header, ...other.map((row) => row.replaceAll(inkRow.slug, `otra-tinta-${made}`))].join('\r\n')
  expect(columnsOf(await imported(file, 'dry=yes&stock=yes'))).toEqual([])
  expect(await imported(file)).toMatchObject({ added: 2, failed: 0, problems: [] })
  const copy = await bySku(`OTRO-${made}`)
  expect(copy).toMatchObject({
    price: 198,
    compareAtPrice: 220,
    stock: 4,
    combo: { discount: 10, service: { name: service }, parts: [{ productId: printer }, { quantity: 2 }] },
  })
})

test('what it contains changes, carts give back what they hold, and an undo brings it back', async () => {
  const { id, sku, printer, ink } = await sample()
  const person = await shop.as('user')
  expect((await add(person, id)).ok).toBe(true)
  expect([await stockOf(printer), await stockOf(ink)]).toEqual([4, 7])
  const file = `SKU,Combo de,Descuento del combo (%),Servicio del combo\n${sku},TINTA-${made}=3,20,\n`
  expect(await imported(file)).toMatchObject({ changed: 1, failed: 0 })
  expect([await stockOf(printer), await stockOf(ink)]).toEqual([5, 9])
  expect(await rowOf(id)).toMatchObject({
    price: 24,
    combo: { discount: 20, service: null, parts: [{ productId: ink, quantity: 3 }] },
  })
  const { id: importId } = (await (await admin.fetch('/admin/products/imports')).json()).data[0]
  const undone = await admin.fetch(`/admin/products/imports/${importId}/undo`, { method: 'POST' })
  expect(await undone.json()).toMatchObject({ undone: 1 })
  expect(await rowOf(id)).toMatchObject({
    price: 198,
    combo: { discount: 10, service: { name: `Instalación ${made}` }, parts: [{ productId: printer }, {}] },
  })
})

test.each(['dry=yes&stock=yes', 'dry=no&stock=yes'])('what no combo can be is said, %s', async (query) => {
  const { sku, ink } = await sample()
  const tinta = `TINTA-${made}`
  const { parent } = await insertSampleVariants(insertProduct)
  const { sku: family } = await rowOf(parent)
  const header = 'SKU,Nombre,Precio USD,Combo de,Descuento del combo (%),Servicio del combo,Opciones'
  const report = await imported(
    [
      header,
      `N1-${made},Sin parte,10,NO-HAY=1,,,`,
      `N2-${made},De otro combo,10,${sku}=1,,,`,
      `N3-${made},De un producto con variantes,10,${family}=1,,,`,
      `N4-${made},Mal escrito,10,${tinta}=0,,,`,
      `N5-${made},Sin partes,10,,15,,`,
      `N6-${made},Otro servicio,10,${tinta}=1,,No existe,`,
      `N7-${made},Con opciones,10,${tinta}=1,,,"[{""title"":""Color"",""values"":[{""title"":""Rojo""}]}]"`,
      `N8-${made},Demasiado,10,${tinta}=1,95,,`,
      `${tinta},,,${sku}=1,,,`,
    ].join('\n'),
    query,
  )
  expect(report).toMatchObject({ added: 0, changed: 0, failed: 9 })
  expect(
    columnsOf(report)
      .filter(([, column]) => column !== 'Nombre' && column !== 'Precio USD')
      .sort(),
  ).toEqual([
    [`N1-${made}`, 'Combo de'],
    [`N2-${made}`, 'Combo de'],
    [`N3-${made}`, 'Combo de'],
    [`N4-${made}`, 'Combo de'],
    [`N5-${made}`, 'Combo de'],
    [`N6-${made}`, 'Servicio del combo'],
    [`N7-${made}`, 'Opciones'],
    [`N8-${made}`, 'Descuento del combo (%)'],
    [tinta, 'Combo de'],
  ])
  expect(await stockOf(ink)).toBe(9)
})

test("prices of a combo with a discount are its parts', and only who sets prices changes the discount", async () => {
  const { sku } = await sample()
  const priced = await imported(`SKU,Precio USD\n${sku},5\n`)
  expect(columnsOf(priced)).toEqual([[sku, 'Precio USD']])
  const editor = await shop.asStaff('editor')
  const response = await editor.fetch('/admin/products/import?dry=no&stock=no', {
    method: 'POST',
    body: `SKU,Descuento del combo (%)\n${sku},50\n`,
  })
  if (response.status === 200) {
    const last: ImportEvent = JSON.parse((await response.text()).trim().split('\n').at(-1) ?? '')
    expect(last.report?.problems).toMatchObject([{ column: 'Descuento del combo (%)' }])
  } else expect(response.status).toBe(403)
  expect((await bySku(sku)).combo.discount).toBe(10)
})
