import { productFields, publicFields } from '@tecnoclick/domain/catalogue/product-fields'
import { type Field, isNullable, keysOf, mapFields, pick } from '@tecnoclick/domain/platform/fields'
import { productLabels } from '@tecnoclick/messages/catalogue/product-csv'
import { beforeAll, expect, test } from 'vitest'
import { insertProduct, insertSampleProducts } from '../../testing/sample-products.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
let admin: Person
beforeAll(async () => {
  await insertSampleProducts(shop.database.db)
  admin = await shop.as('admin')
})

const samples = { line: 'ABC', prose: 'Dos\nlíneas', count: 7, amount: 12.5, flag: true }
const given = { ...mapFields(productFields, ({ kind }) => samples[kind]), compareAtPrice: 20 }

test('every field is stored as it was sent, and the public ones are in the shop', async () => {
  const id = await insertProduct(shop.database.db)
  const changed = await admin.fetch(`/products/${id}`, {
    method: 'PATCH',
    json: { ...given, confirmed: true },
  })
  expect(changed.status).toBe(200)
  const row = await changed.json()
  expect(row).toMatchObject(given)
  const shown = await (await shop.fetch(`/products/slug/${row.slug}`)).json()
  expect(shown).toMatchObject(pick(given, keysOf(publicFields)))
  const emptied = keysOf(productFields).filter((key) => isNullable(productFields[key]))
  const json = Object.fromEntries(emptied.map((key) => [key, null]))
  expect(await (await admin.fetch(`/products/${id}`, { method: 'PATCH', json })).json()).toMatchObject(json)
})

test('every field is imported from its CSV column, for a new product and for one that exists', async () => {
  const keys = keysOf(productFields)
  const header = keys.map((key) => productLabels[key]).join()
  const line = (of: object) => keys.map((key) => `"${cellOf(productFields[key], of[key as never])}"`).join()
  const importRow = async (of: object) => {
    const body = `${header}\n${line(of)}\n`
    const response = await admin.fetch('/admin/products/import?dry=no', { method: 'POST', body })
    expect((await response.text()).trim().split('\n').at(-1)).toContain('"failed":0')
    const { data } = await (await admin.fetch('/admin/products?filter[where][sku]=CSV-1')).json()
    return data[0]
  }
  const added = { ...given, sku: 'CSV-1', barcode: 'CSV-1' }
  expect(await importRow(added)).toMatchObject(added)
  const other = { line: 'Otra', prose: 'Una', count: 8, amount: 13.5, flag: false }
  const changed = {
    ...mapFields(productFields, ({ kind }) => other[kind]),
    ...{ sku: 'CSV-1', compareAtPrice: 21 },
  }
  expect(await importRow(changed)).toMatchObject({ ...changed, version: 2 })
})

function cellOf({ kind }: Field, value: unknown): string {
  return kind === 'flag' ? (value === true ? 'sí' : 'no') : String(value)
}
