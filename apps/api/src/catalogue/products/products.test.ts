import { products } from '@tecnoclick/database/schema/catalogue/products'
import { reviews } from '@tecnoclick/database/schema/catalogue/reviews'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import {
  insertPicture,
  insertProduct,
  insertSampleProducts,
  type SampleProducts,
} from '../../testing/sample-products.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
let samples: SampleProducts
let admin: Person
beforeAll(async () => {
  samples = await insertSampleProducts(shop.database.db)
  admin = await shop.as('admin')
  await insertPicture(shop.database.db, 'l8050-front.webp')
  await insertPicture(shop.database.db, 'l8050-back.webp')
})

const post = (json: object) => admin.fetch('/products', { method: 'POST', json })
const patch = (id: number, json: object) => admin.fetch(`/products/${id}`, { method: 'PATCH', json })

const photoPrinter = {
  sku: 'C11CK37301',
  name: 'Impresora fotográfica Epson L8050',
  model: 'L8050',
  description: 'Seis colores.\nImprime CD.',
  brand: 'epson',
  price: 399.99,
  priceAlt: 150000,
  priceMayorista: 350,
  compareAtPrice: 450,
  badges: ['new', 'sale'],
  featured: true,
  categories: ['tinta', 'impresoras'],
  attributes: [{ slug: 'color', featured: true, values: ['negro'] }],
  options: [
    {
      title: 'Garantía extendida',
      required: false,
      values: [{ title: '1 año', surcharge: 25.5, surchargeAlt: 9000 }, { title: '2 años' }],
    },
  ],
  images: ['l8050-back.webp', 'l8050-front.webp'],
}

test('a product is added with all its parts and is in the shop at once', async () => {
  const response = await post(photoPrinter)
  expect(response.status).toBe(201)
  const row = await response.json()
  expect(row).toMatchObject({
    ...photoPrinter,
    slug: 'impresora-fotografica-epson-l8050',
    stock: 0,
    rating: 0,
    version: 1,
    enable: true,
    options: [{ values: [{ surcharge: 25.5, surchargeAlt: 9000 }, { surcharge: 0 }] }],
  })
  const shown = await (await shop.fetch(`/products/slug/${row.slug}`)).json()
  expect(shown).toMatchObject({
    id: row.id,
    price: 399.99,
    path: [{ slug: 'impresoras' }, { slug: 'tinta' }],
  })
  const entries = await shop.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'product'), eq(auditLog.entityId, String(row.id))))
  expect(entries).toMatchObject([{ action: 'create', actorId: admin.userId }])
})

test('a change affects only the given fields; options keep their ids; lists are replaced', async () => {
  const created = await (await post({ ...photoPrinter, sku: 'B', name: 'Otra', slug: 'otra' })).json()
  const [warranty] = created.options
  const response = await patch(created.id, {
    version: created.version,
    priceAlt: null,
    compareAtPrice: null,
    categories: ['impresoras'],
    options: [
      { ...warranty, values: [{ ...warranty.values[1], surcharge: 40 }] },
      { title: 'Color', values: [{ title: 'Blanco' }] },
    ],
    images: ['l8050-front.webp'],
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    version: 2,
    price: 399.99,
    priceAlt: null,
    compareAtPrice: null,
    brand: 'epson',
    categories: ['impresoras'],
    attributes: created.attributes,
    options: [
      { id: warranty.id, values: [{ id: warranty.values[1].id, surcharge: 40 }] },
      { title: 'Color', required: true },
    ],
    images: ['l8050-front.webp'],
  })
  const [entry] = await shop.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entityId, String(created.id)), eq(auditLog.action, 'update')))
    .orderBy(desc(auditLog.id))
  expect(entry).toMatchObject({ before: { priceAlt: 150000 }, after: { priceAlt: null } })
})

test('a stale version changes nothing', async () => {
  const id = await insertProduct(shop.database.db)
  expect((await patch(id, { price: 20, version: 1 })).status).toBe(200)
  const stale = await patch(id, { price: 30, version: 1 })
  expect(stale.status).toBe(409)
  expect((await stale.json()).error.code).toBe('staleVersion')
  expect((await patch(999_999, { price: 30 })).status).toBe(404)
})

test.each([
  [{ sku: 'c11cj67301' }, 409, 'sku'],
  [{ slug: 'epson-l3250' }, 409, 'slug'],
  [{ slug: 'Con Espacios' }, 422, 'slug'],
  [{ slug: undefined, name: '打印机' }, 422, 'slug'],
  [{ brand: 'nadie' }, 422, 'brand'],
  [{ categories: ['impresoras', 'nada'] }, 422, 'categories'],
  [{ attributes: [{ slug: 'color', values: ['verde'] }] }, 422, 'attributes'],
  [{ attributes: [{ slug: 'peso', values: [] }] }, 422, 'attributes'],
  [{ images: ['no-esta.webp'] }, 422, 'images'],
  [{ compareAtPrice: 399.99 }, 422, 'compareAtPrice'],
  [{ price: 0 }, 422, 'price'],
  [{ price: 1.005 }, 422, 'price'],
  [{ price: '12' }, 422, 'price'],
  [{ badges: ['gratis'] }, 422, 'badges.0'],
  [{ options: [{ id: 999, title: 'X', values: [{ title: 'Y' }] }] }, 422, 'options.0'],
])('%o is refused with a field error and changes nothing', async (wrong, status, field) => {
  const before = await shop.database.db.$count(products)
  const response = await post({ ...photoPrinter, sku: 'NUEVO', slug: 'nuevo', ...wrong })
  expect(response.status).toBe(status)
  const { error } = await response.json()
  expect(Object.keys(error.fields)).toEqual([field])
  expect(error.fields[field]).not.toBe('')
  expect(await shop.database.db.$count(products)).toBe(before)
})

test('server-owned fields are ignored', async () => {
  const id = await insertProduct(shop.database.db, { stock: 3 })
  const response = await patch(id, { name: 'Nombre', stock: 99, rating: 5, reviews: 12, id: 1 })
  expect(await response.json()).toMatchObject({ id, name: 'Nombre', stock: 3, rating: 0, reviews: 0 })
})

test('rating and count are recomputed, whatever the body contains', async () => {
  const { db } = shop.database
  const productId = await insertProduct(db)
  await db.insert(reviews).values([
    { productId, author: 'Ana', email: 'ana@ejemplo.cu', text: 'Bien', rating: 4 },
    { productId, author: 'Eva', email: 'eva@ejemplo.cu', text: 'Mal', rating: 1, hidden: true },
  ])
  for (const path of ['updaterating', 'updatereviews']) {
    const response = await admin.fetch(`/products/${path}/${productId}`, {
      method: 'PATCH',
      json: { rating: 1, reviews: 500 },
    })
    expect(await response.json()).toEqual({ id: productId, rating: 4, reviews: 1 })
  }
  const unknown = await admin.fetch('/products/updaterating/999999', { method: 'PATCH', json: {} })
  expect(unknown.status).toBe(404)
})

test('staff find disabled products', async () => {
  const { printer } = samples.products
  expect((await patch(printer, { enable: false })).status).toBe(200)
  expect((await shop.fetch(`/products/${printer}`)).status).toBe(404)
  const list = await (await admin.fetch('/admin/products?filter[where][enable]=false')).json()
  expect(list.data).toMatchObject([{ id: printer, priceMayorista: 211.37 }])
  expect((await admin.fetch(`/admin/products/${printer}`)).status).toBe(200)
})

test('an editor changes texts, but no price and no surcharge, however they are sent', async () => {
  const editor = await shop.asStaff('editor')
  const options = [{ title: 'Tinta', values: [{ title: 'Negra', surcharge: 5 }] }]
  const json = { sku: 'ED-1', name: 'Impresora', price: 100, priceAlt: 40_000, options }
  const product = await (await admin.fetch('/products', { method: 'POST', json })).json()
  const patch = (body: object) => editor.fetch(`/products/${product.id}`, { method: 'PATCH', json: body })

  const { price, priceAlt } = product
  const saved = await patch({ name: 'Impresora láser', price, priceAlt, options: product.options })
  expect(await saved.json()).toMatchObject({ name: 'Impresora láser', price: 100 })
  const [option] = product.options
  const dearer = [{ ...option, values: [{ ...option.values[0], surcharge: 6 }] }]
  const added = [{ ...option, values: [...option.values, { title: 'Color', surcharge: 1 }] }]
  const withoutIds = [{ title: 'Tinta', values: [{ title: 'Negra' }] }]
  for (const body of [
    { options: withoutIds },
    { options: [] },
    { options: [{ ...option, required: false }] },
    { options: [{ ...option, values: [{ title: 'Roja' }, ...option.values] }] },
    { price: 1 },
    { priceAlt: null },
    { compareAtPrice: 200 },
    { options: dearer },
    { options: added },
  ]) {
    const refused = await patch(body)
    expect(refused.status, JSON.stringify(body)).toBe(403)
  }
  expect(await (await admin.fetch(`/admin/products/${product.id}`)).json()).toMatchObject({
    name: 'Impresora láser',
    price: 100,
    priceAlt: 40_000,
    compareAtPrice: null,
    options: [{ values: [{ surcharge: 5 }] }],
  })
  expect((await editor.fetch('/products', { method: 'POST', json: { ...json, sku: 'ED-2' } })).status).toBe(
    403,
  )
  const stock = { method: 'PATCH', json: { stock: 9 } }
  expect((await editor.fetch(`/products/updatestock/${product.id}`, stock)).status).toBe(403)
})
