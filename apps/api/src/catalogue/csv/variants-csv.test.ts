import type { ImportEvent, ImportReport } from '@tecnoclick/contract/catalogue/csv/schemas'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { insertSampleVariants } from '../../testing/sample-variants.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, expectInvariants } = useBuyers(shop)
let admin: Person
beforeAll(async () => {
  admin = await shop.as('admin')
})
afterEach(expectInvariants)

async function imported(csv: string, query = 'dry=no&stock=yes'): Promise<ImportReport> {
  const response = await admin.fetch(`/admin/products/import?${query}`, { method: 'POST', body: csv })
  expect(response.status).toBe(200)
  const events = (await response.text()).trim().split('\n')
  const last: ImportEvent = JSON.parse(events.at(-1) ?? '')
  if (!last.report) throw new Error('The import returned no report')
  return last.report
}

/** The rows of the product and its variants, without the header. */
async function exported(parent: number): Promise<string[]> {
  const csv = await (await admin.fetch(`/admin/products/export?ids=${parent}`)).text()
  return csv.trim().split('\r\n').slice(1)
}

const header = async () => (await (await admin.fetch('/admin/products/export')).text()).split('\r\n')[0] ?? ''
const product = async (sku: string) => {
  const query = `filter[where][sku]=${sku}&filter[where][sold]=`
  const of = async (sold: boolean) =>
    (await (await admin.fetch(`/admin/products?${query}${sold}`)).json()).data[0]
  return (await of(false)) ?? (await of(true))
}
const variantsOf = async (id: number) => (await admin.fetch(`/admin/products/${id}/variants`)).json()
const problemsOf = ({ problems }: ImportReport) => problems.map(({ sku, column }) => [sku, column])

test('an export has a row for each variant, changes nothing, and makes the same product in another shop', async () => {
  const { parent, slug } = await insertSampleVariants(insertProduct)
  const { sku, name } = await (await admin.fetch(`/admin/products/${parent}`)).json()
  const rows = await exported(parent)
  expect(rows).toHaveLength(3)
  expect(rows[1]).toContain(`"${sku}","Color=Negro|Capacidad=64 GB"`)
  const same = await imported([await header(), ...rows].join('\r\n'))
  expect(same).toMatchObject({ added: 0, changed: 0, same: 3, failed: 0, problems: [] })

  const renamed = (line: string) =>
    line.replaceAll(sku, 'OTRA').replaceAll(slug, 'otra').replaceAll(name, 'Otra').replaceAll('75', '85')
  const wanted = rows.map(renamed)
  // The order of the rows does not matter.
  const file = [await header(), ...wanted.toReversed()].join('\r\n')
  expect(await imported(file, 'dry=yes&stock=yes')).toMatchObject({ added: 3, failed: 0 })
  expect(await imported(file)).toMatchObject({ added: 3, failed: 0 })
  const made = await product('OTRA')
  expect((await exported(made.id)).map((line) => line)).toEqual([wanted[0], wanted[2], wanted[1]])
  expect(await imported([await header(), ...wanted].join('\r\n'))).toMatchObject({ same: 3, added: 0 })
  const seen = await (await shop.fetch('/products/slug/otra')).json()
  expect(seen).toMatchObject({ stock: 5, price: 200, variants: [{ stock: 2 }, { stock: 3 }] })
})

test('variants are added, changed, exchanged and taken off sale; the order of the file is theirs', async () => {
  const { parent } = await insertSampleVariants(insertProduct)
  const { sku } = await (await admin.fetch(`/admin/products/${parent}`)).json()
  const file = [
    'SKU,Variante de,Variante,Precio USD,Existencias,A la venta,Nombre',
    `${sku}-AZ,${sku},Color=Azul|Capacidad=64 GB,190,4,,Se lee en su producto`,
    `${sku}-N64,${sku},Color=Blanco|Capacidad=128 GB,205,6,sí,`,
    `${sku}-B128,${sku},Color=Negro|Capacidad=64 GB,250,2,no,`,
  ]
  const report = await imported(file.join('\n'))
  expect(report).toMatchObject({ added: 1, changed: 2, failed: 0, problems: [] })
  expect(await variantsOf(parent)).toMatchObject({
    variants: [
      { sku: `${sku}-N64`, values: ['Blanco', '128 GB'], price: 205, stock: 6, active: true },
      { sku: `${sku}-B128`, values: ['Negro', '64 GB'], active: false },
      { sku: `${sku}-AZ`, values: ['Azul', '64 GB'], price: 190, stock: 4 },
    ],
  })
  const { id } = (await (await admin.fetch('/admin/products/imports')).json()).data[0]
  const undone = await admin.fetch(`/admin/products/imports/${id}/undo`, { method: 'POST' })
  expect(await undone.json()).toMatchObject({ undone: 3 })
  expect(await variantsOf(parent)).toMatchObject({
    variants: [
      { sku: `${sku}-N64`, values: ['Negro', '64 GB'], price: 200, stock: 3 },
      { sku: `${sku}-B128`, values: ['Blanco', '128 GB'], active: true },
      { sku: `${sku}-AZ`, stock: 0, active: false },
    ],
  })
})

test('a product and its variants change in one file', async () => {
  const { parent } = await insertSampleVariants(insertProduct)
  const { sku } = await (await admin.fetch(`/admin/products/${parent}`)).json()
  const report = await imported(
    `SKU,Nombre,Precio USD\n${sku},Nuevo nombre,200\n${sku}-N64,Otro,210\n`,
    'dry=no',
  )
  expect(problemsOf(report)).toEqual([[`${sku}-N64`, 'Nombre']])
  const sound = await imported(`SKU,Precio USD\n${sku}-N64,210\n`, 'dry=no')
  expect(sound).toMatchObject({ changed: 1, failed: 0 })
  const both = await imported(
    `SKU,Dirección,Precio USD,Variante de\n${sku}-N64,,220,${sku}\n${sku},otra-${sku.toLowerCase()},220,\n`,
    'dry=no',
  )
  expect(both).toMatchObject({ changed: 1, failed: 1, problems: [{ sku, column: 'Precio USD' }] })
  const model = await imported(`SKU,Modelo,Precio USD\n${sku}-B128,,240\n${sku},M-9,220\n`, 'dry=no')
  expect(problemsOf(model)).toEqual([])
  expect(model).toMatchObject({ changed: 2 })
})

test.each(['dry=yes&stock=yes', 'dry=no&stock=yes'])(
  'what a variant cannot be is said, %s',
  async (query) => {
    const { parent } = await insertSampleVariants(insertProduct)
    const { sku } = await (await admin.fetch(`/admin/products/${parent}`)).json()
    const sold = await insertProduct({ sku: `VENDIDO-${sku}` })
    await added(await shop.as('user'), sold)
    const [first, second] = [`${sku}-W1`, `${sku}-W2`]
    const rows = [
      'SKU,Variante de,Variante,Precio USD,Existencias',
      `${sku}-A,NADIE,Color=Rojo|Capacidad=64 GB,10,`,
      `${sku}-B,${sku},Color=Rojo,10,`,
      `${sku}-C,${sku},Capacidad=64 GB|Color=Rojo,10,`,
      `${sku}-D,${sku},Color=negro|Capacidad=64 GB,10,`,
      `${sku}-E,${sku},,10,`,
      `${sku}-F,,Color=Rojo|Capacidad=64 GB,10,`,
      `${sku}-G,VENDIDO-${sku},Color=Rojo,10,`,
      `${sku}-H,${sku}-N64,Color=Rojo,10,`,
      `${sku}-N64,,Color=Negro|Capacidad=64 GB,200,3`,
      `VENDIDO-${sku},${sku},Color=Rojo|Capacidad=64 GB,100,4`,
      `${sku},,,199,`,
      `${sku}-I,${sku},Color=Rojo|Capacidad=64 GB|Sim=Dual|Estado=Nuevo,10,`,
      `${first},${sku},Color=Lila|Capacidad=64 GB,10,`,
      `${second},${sku},Color=LILA|Capacidad=64 GB,10,`,
    ]
    const report = await imported(rows.join('\n'), query)
    expect(problemsOf(report).sort()).toEqual(
      [
        [`${sku}-A`, 'Variante de'],
        [`${sku}-B`, 'Variante'],
        [`${sku}-C`, 'Variante'],
        [`${sku}-D`, 'Variante'],
        [`${sku}-E`, 'Variante'],
        [`${sku}-F`, 'Nombre'],
        [`${sku}-F`, 'Variante de'],
        [`${sku}-G`, 'Variante de'],
        [`${sku}-H`, 'Variante de'],
        [`${sku}-N64`, 'Variante de'],
        [`VENDIDO-${sku}`, 'Variante de'],
        [sku, 'Precio USD'],
        [`${sku}-I`, 'Variante'],
        [second, 'Variante'],
      ].sort(),
    )
    expect(report).toMatchObject({ added: 1, changed: 0 })
  },
)

test('two imports at once give no two variants the same values', async () => {
  const { parent } = await insertSampleVariants(insertProduct)
  const { sku } = await (await admin.fetch(`/admin/products/${parent}`)).json()
  const file = (at: number) =>
    `SKU,Variante de,Variante,Precio USD\n${sku}-P${at},${sku},Color=Rosa|Capacidad=64 GB,9${at}\n`
  const reports = await Promise.all([1, 2, 3, 4].map((at) => imported(file(at))))
  expect(reports.map((report) => report.added).sort()).toEqual([0, 0, 0, 1])
  expect((await variantsOf(parent)).variants).toHaveLength(3)
})
