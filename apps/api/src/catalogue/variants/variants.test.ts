import { products } from '@tecnoclick/database/schema/catalogue/products'
import { orderLines } from '@tecnoclick/database/schema/selling/orders'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../stock/ledger/testing/buyer-fixture.ts'
import { insertSampleVariants } from '../../testing/sample-variants.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, add, added, placed, place, stockOf, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

const read = async (path: string) => (await shop.fetch(path)).json()
const phone = () => insertSampleVariants(insertProduct)

test('lists show the parent with all units and the lowest price, the page its variants', async () => {
  const { parent, black, white, slug } = await phone()
  const detail = await read(`/products/slug/${slug}`)
  expect(detail).toMatchObject({
    id: parent,
    stock: 5,
    price: 200,
    priceAlt: 70_000,
    choice: true,
    options: [],
  })
  expect(detail.variantOptions).toEqual([
    ...[
      {
        name: 'Color',
        values: [
          { title: 'Negro', color: null },
          { title: 'Blanco', color: null },
        ],
      },
    ],
    ...[
      {
        name: 'Capacidad',
        values: [
          { title: '64 GB', color: null },
          { title: '128 GB', color: null },
        ],
      },
    ],
  ])
  expect(detail.variants).toMatchObject([
    { id: black, options: { Color: 'Negro', Capacidad: '64 GB' }, stock: 3, price: 200, warrantyMonths: 6 },
    {
      id: white,
      options: { Color: 'Blanco', Capacidad: '128 GB' },
      stock: 2,
      price: 250,
      warrantyMonths: 12,
    },
  ])
  expect(detail.variants[0].name).toBe(`${detail.name} – Negro, 64 GB`)
  expect(JSON.stringify(detail)).not.toMatch(/mayorista/i)
  const { data } = await read(`/catalogue?q=${detail.variants[1].sku}`)
  expect(data).toMatchObject([
    { id: parent, stock: 5, variantSummary: { count: 2, from: true, colors: [], match: white } },
  ])
  const suggested = await read(`/catalogue/suggestions?q=${detail.variants[1].sku.toLowerCase()}`)
  expect(suggested.data).toMatchObject([
    { id: parent, variantId: white, name: detail.variants[1].name, price: 250, stock: 2 },
  ])
  // What was bought or saved under the id of a variant leads to its product.
  expect(await read(`/products/by-ids?ids=${white},${black},${parent}`)).toMatchObject({
    data: [{ id: parent }],
    total: 1,
  })
  expect(await read(`/products/slug/variante-${white}`)).toMatchObject({ id: parent })
})

test('a variant is bought; its product asks for one', async () => {
  const { parent, black, slug } = await phone()
  const person = await shop.as('user')
  const refused = await add(person, parent)
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'chooseVariant' } }])
  const many = await person.fetch('/cart', {
    method: 'POST',
    json: { items: [{ productId: parent }, { productId: black }] },
  })
  expect((await many.json()).missing).toMatchObject([{ productId: parent, reason: 'otherOptions' }])
  const cart = await added(person, black)
  expect(cart.items).toMatchObject([{ quantity: 2 }])
  expect(cart.items[0]?.product).toMatchObject({ id: black, parentId: parent, slug })
  await expect
    .poll(() => read(`/products/slug/${slug}`), { timeout: 5000 })
    .toMatchObject({ stock: 3, price: 200 })
  const order = await placed(person)
  expect(order.items).toMatchObject([
    {
      product: { id: black, parentId: parent, slug, name: expect.stringMatching(/ – Negro, 64 GB$/) },
      quantity: 2,
    },
  ])
  expect(await (await person.fetch(`/sellorders/${order.id}`)).json()).toMatchObject({
    items: [{ product: { id: black, parentId: parent, slug } }],
  })
  const lines = await shop.database.db.select().from(orderLines).where(eq(orderLines.productId, black))
  expect(lines).toMatchObject([{ warrantyMonths: 6 }])
  expect(await stockOf(black)).toBe(1)
})

test('what is counted, told and adjusted is a variant', async () => {
  const { parent, black } = await phone()
  const staff = await shop.as('admin')
  const alert = (productId: number) =>
    staff.fetch('/stock-alerts', { method: 'POST', json: { productId, email: 'ana@example.com' } })
  const adjust = (productId: number) =>
    staff.fetch(`/products/updatestock/${productId}`, { method: 'PATCH', json: { stock: 7 } })
  for (const refused of [await alert(parent), await adjust(parent)])
    expect([refused.status, (await refused.json()).error.code]).toEqual([409, 'chooseVariant'])
  expect([(await alert(black)).status, (await adjust(black)).status]).toEqual([201, 200])
  const sheet = await (
    await staff.fetch('/admin/stock-sheets', { method: 'POST', json: { kind: 'count' } })
  ).json()
  const ids = sheet.lines.map(({ productId }: { productId: number }) => productId)
  expect([ids.includes(black), ids.includes(parent)]).toEqual([true, false])
})

test('the last unit of a variant is sold once', async () => {
  const { black, white } = await phone()
  const buyers = await Promise.all(Array.from({ length: 4 }, () => shop.as('user')))
  const [first, ...others] = buyers
  if (!first) throw new Error('no buyers')
  await added(first, black, 2)
  const answers = await Promise.all(others.map((buyer) => add(buyer, black)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const orders = await Promise.all(buyers.map((buyer) => place(buyer)))
  expect(orders.filter(({ status }) => status === 201)).toHaveLength(2)
  expect([await stockOf(black), await stockOf(white)]).toEqual([0, 2])
})

const asStaff = async () => {
  const staff = await shop.as('admin')
  return {
    variants: async (id: number) => (await staff.fetch(`/admin/products/${id}/variants`)).json(),
    save: (id: number, json: object) =>
      staff.fetch(`/admin/products/${id}/variants`, { method: 'PUT', json }),
    get: (path: string) => staff.fetch(path),
  }
}

test('a product in stock, carts and orders becomes the first of its variants; nothing is lost', async () => {
  const { save, get } = await asStaff()
  const person = await shop.as('user')
  const id = await insertProduct({ slug: 'cable-usb', name: 'Cable USB', stock: 10, price: 500 })
  const other = await shop.as('user')
  await added(other, id)
  await placed(other)
  await added(person, id)
  await person.fetch('/wishlist', { method: 'POST', json: { productId: id } })
  const [row] = await shop.database.db.select().from(products).where(eq(products.id, id))
  const sku = row?.sku ?? ''
  const body = {
    version: 1,
    names: ['Largo'],
    variants: [
      { id, sku, price: 5, values: ['1 m'] },
      { sku: `${sku}-2`, price: 6, priceAlt: 2000, values: ['2 m'], initialStock: 4, barcode: '7501' },
    ],
  }
  expect((await save(id, { ...body, version: 9 })).status).toBe(409)
  expect((await save(id, { ...body, variants: body.variants.slice(1) })).status).toBe(422)
  const twice = body.variants.map((variant) => ({ ...variant, values: ['1 m'] }))
  expect((await save(id, { ...body, variants: twice })).status).toBe(422)
  const response = await save(id, body)
  const saved = await response.json()
  expect([response.status, saved]).toMatchObject([
    200,
    {
      names: ['Largo'],
      variants: [
        { id, name: 'Cable USB – 1 m', stock: 8 },
        { name: 'Cable USB – 2 m', stock: 4, barcode: '7501' },
      ],
    },
  ])
  expect(saved.id).not.toBe(id)
  expect(await read('/products/slug/cable-usb')).toMatchObject({ id: saved.id, stock: 12, price: 5 })
  expect(await (await person.fetch('/cart')).json()).toMatchObject({
    items: [{ product: { id, name: 'Cable USB – 1 m' }, quantity: 1 }],
  })
  await placed(person)
  // The list of the office has the product, a scanner what is sold.
  const listed = await (await get('/admin/products?search=7501')).json()
  expect(listed.data).toMatchObject([{ id: saved.id, stock: 12, variants: 2, parentId: null }])
  const scanned = await (await get('/admin/products?code=7501')).json()
  expect(scanned.data).toMatchObject([{ id: saved.variants[1].id, parentId: saved.id }])
  const sold = await (await get('/admin/products?search=cable&sold=true')).json()
  expect(sold.total).toBe(2)
})

test('labels of a product are those of its variants', async () => {
  const { get } = await asStaff()
  const { parent, black, white } = await phone()
  const alone = await insertProduct()
  const ids = async (sold: string) => {
    const { data } = await (await get(`/admin/products?filter[where][ids]=${parent},${alone}${sold}`)).json()
    return data.map(({ id }: { id: number }) => id)
  }
  expect(await ids('')).toEqual([parent, alone])
  expect(await ids('&filter[where][sold]=true')).toEqual([black, white, alone])
})

test('variants are added, changed, swapped and taken off sale; one with a ledger is not removed', async () => {
  const { variants, save } = await asStaff()
  const { parent, black } = await phone()
  const before = await variants(parent)
  const [one, two] = before.variants
  const swapped = { version: before.version, names: before.names }
  const saved = await save(parent, {
    ...swapped,
    variants: [
      { ...two, values: one.values, active: false },
      { ...one, values: two.values },
      { sku: `${one.sku}-NEW`, price: 210, values: ['Azul', '64 GB'] },
    ],
  })
  const after = await saved.json()
  expect([saved.status, after]).toMatchObject([
    200,
    { variants: [{ id: two.id, active: false, values: one.values }, { id: black }, { stock: 0 }] },
  ])
  const rest = { version: after.version, names: after.names }
  expect((await save(parent, { ...rest, variants: after.variants.slice(1) })).status).toBe(409)
  expect((await save(parent, { ...rest, variants: after.variants.slice(0, 2) })).status).toBe(200)
  expect((await variants(parent)).variants).toHaveLength(2)
  expect((await save(black, { ...rest, variants: after.variants })).status).toBe(409)
})

test('a variant follows its product in name and sale', async () => {
  const { db } = shop.database
  const { parent, black, white } = await phone()
  await db.update(products).set({ name: 'Teléfono Y' }).where(eq(products.id, parent))
  await db.update(products).set({ variantActive: false }).where(eq(products.id, white))
  const rows = () => db.select().from(products).where(eq(products.parentId, parent)).orderBy(products.id)
  expect(await rows()).toMatchObject([
    { id: black, name: 'Teléfono Y – Negro, 64 GB', enable: true, version: 2 },
    { id: white, name: 'Teléfono Y – Blanco, 128 GB', enable: false },
  ])
  await db.update(products).set({ enable: false, archivedAt: new Date() }).where(eq(products.id, parent))
  const person = await shop.as('user')
  expect((await add(person, black)).status).toBe(404)
  await db.update(products).set({ enable: true, archivedAt: null }).where(eq(products.id, parent))
  expect(await rows()).toMatchObject([
    { enable: true, archivedAt: null },
    { enable: false, archivedAt: null },
  ])
})
