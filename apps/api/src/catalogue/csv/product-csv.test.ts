import type { ImportEvent, ImportReport } from '@tecnoclick/contract/catalogue/csv/schemas'
import { checkInvariants } from '@tecnoclick/database/invariants'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { stockMoves } from '@tecnoclick/database/schema/stock/stock-ledger'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { insertApiKey } from '../../testing/people.ts'
import { insertPicture, insertProduct, insertSampleProducts } from '../../testing/sample-products.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
let admin: Person
beforeAll(async () => {
  await insertSampleProducts(shop.database.db)
  admin = await shop.as('admin')
  await insertPicture(shop.database.db, 'frente.webp')
})

async function exported(): Promise<string> {
  return (await admin.fetch('/admin/products/export')).text()
}

async function send(csv: string, query = 'dry=no') {
  return admin.fetch(`/admin/products/import?${query}`, { method: 'POST', body: csv })
}

async function imported(csv: string, query?: string): Promise<ImportReport> {
  return reportOf(await send(csv, query))
}

async function reportOf(response: Response): Promise<ImportReport> {
  expect(response.status).toBe(200)
  const events = (await response.text())
    .trim()
    .split('\n')
    .map((line): ImportEvent => JSON.parse(line))
  const report = events.at(-1)?.report
  if (!report) throw new Error('The import returned no report')
  return report
}

async function product(sku: string) {
  const answer = await (await admin.fetch(`/admin/products?filter[where][sku]=${sku}`)).json()
  return answer.data[0]
}

test('importing an export changes nothing', async () => {
  const nasty = {
    sku: '=1+1',
    name: '@suma; "con" comillas',
    model: "'-x",
    brand: 'epson',
    price: 12.3,
    description: '  Sangría\r\nY línea\n\n"fin"',
    badges: ['hot'],
    images: ['frente.webp'],
    categories: ['tinta', 'impresoras'],
    attributes: [{ slug: 'color', featured: true, values: ['negro'] }],
    options: [{ title: 'Garantía, "2"', required: false, values: [{ title: '1 año', surcharge: 2.5 }] }],
  }
  expect((await admin.fetch('/products', { method: 'POST', json: nasty })).status).toBe(201)
  const before = await exported()
  expect(before.startsWith('"SKU","Nombre"')).toBe(true)
  const report = await imported(before, 'dry=no&stock=yes')
  expect(report).toMatchObject({ added: 0, changed: 0, failed: 0, problems: [] })
  expect(report.same).toBe(3)
  expect(await exported()).toBe(before)
})

test('a dry run reports the changes and makes none', async () => {
  const csv = 'SKU;Precio USD;Precio CUP\nT544120;14,50;5800\nNUEVO;1;1\n'
  const report = await imported(csv, '')
  expect(report).toMatchObject({
    added: 0,
    changed: 1,
    failed: 1,
    changes: [{ line: 2, sku: 'T544120', kind: 'changed', columns: ['Precio USD', 'Precio CUP'] }],
    problems: [{ line: 3, sku: 'NUEVO', column: 'Nombre' }],
  })
  expect(await product('T544120')).toMatchObject({ price: 13, priceAlt: null, version: 1 })
})

test('rows are matched by SKU, and an invalid one does not stop the others', async () => {
  const csv = [
    'sku,Nombre,Precio USD,Existencias,Categorías,Marca',
    't544120,Botella T544 negra,14.5,99,tinta,epson',
    'A-1,Primero,10,4,impresoras,epson',
    'A-2,Segundo,diez,4,impresoras,epson',
    'A-3,Tercero,10,4,nada,otra',
    'a-1,Repetido,10,4,,',
    ',Sin SKU,10,4,,',
    'A-4,Primero,10,0,,',
  ].join('\n')
  const report = await imported(csv)
  expect(report).toMatchObject({ added: 2, changed: 1, same: 0, failed: 4 })
  expect(report.problems.map(({ line, column }) => [line, column])).toEqual([
    [4, 'Precio USD'],
    [5, 'Categorías'],
    [5, 'Marca'],
    [6, 'SKU'],
    [7, 'SKU'],
  ])
  expect(await product('T544120')).toMatchObject({
    name: 'Botella T544 negra',
    price: 14.5,
    stock: 8,
    version: 2,
  })
  const first = await product('A-1')
  expect(first).toMatchObject({ slug: 'primero', stock: 4, brand: 'epson', categories: ['impresoras'] })
  expect(await product('A-4')).toMatchObject({ slug: 'primero-a-4', stock: 0 })
  const moves = await shop.database.db.select().from(stockMoves).where(eq(stockMoves.productId, first.id))
  expect(moves).toMatchObject([{ kind: 'received', quantity: 4, stockAfter: 4, actorId: admin.userId }])
  const logged = await shop.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, String(first.id)))
  expect(logged).toMatchObject([{ action: 'create', entity: 'product', actorId: admin.userId }])
  const shown = await shop.fetch('/products/slug/primero')
  expect(shown.status).toBe(200)
})

test('stock of existing products changes only on request, through the ledger', async () => {
  const id = await insertProduct(shop.database.db, { sku: 'LIB-1' })
  expect(await imported('SKU,Existencias\nLIB-1,7')).toMatchObject({ same: 1, changed: 0 })
  expect(await imported('SKU,Existencias\nLIB-1,7', 'dry=no&stock=yes')).toMatchObject({ changed: 1 })
  const moves = await shop.database.db.select().from(stockMoves).where(eq(stockMoves.productId, id))
  expect(moves).toMatchObject([{ kind: 'adjusted', quantity: 7, reason: 'Importación CSV' }])
})

test('a price far from the usual is imported with a warning', async () => {
  const report = await imported('SKU;Precio CUP\nC11CJ67301;900\n', '')
  expect(report).toMatchObject({ changed: 1, failed: 0 })
  expect(report.warnings).toMatchObject([{ line: 2, sku: 'C11CJ67301', column: 'Precio CUP' }])
})

test('a key without the permissions for prices and stock imports everything else', async () => {
  const options = [{ title: 'Tinta', required: true, values: [{ title: 'Negra', surcharge: 5 }] }]
  const json = { sku: 'KEY-1', name: 'Una', price: 100, options }
  expect((await admin.fetch('/products', { method: 'POST', json })).status).toBe(201)
  const { db } = shop.database
  const importer = async (permissions: readonly string[]) => {
    const { key } = await insertApiKey(db, admin.userId, {
      now: shop.clock.now,
      permissions: [...permissions],
    })
    return (body: string, query = 'dry=no') =>
      shop.fetch(`/admin/products/import?${query}`, { method: 'POST', body, token: key })
  }
  const send = await importer(['products:import'])
  const cheaper = JSON.stringify([{ title: 'Tinta', values: [{ title: 'Negra' }] }]).replaceAll('"', '""')
  for (const [csv, column] of [
    ['SKU,Precio USD\nKEY-1,1', 'Precio USD'],
    ['SKU,Mayorista CUP\nKEY-1,1', 'Mayorista CUP'],
    [`SKU,Opciones\nKEY-1,"${cheaper}"`, 'Opciones'],
    ['SKU,Opciones\nKEY-1,', 'Opciones'],
  ] as const) {
    for (const query of ['dry=yes', 'dry=no'])
      expect(await reportOf(await send(csv, query)), csv).toMatchObject({
        failed: 1,
        changed: 0,
        problems: [{ sku: 'KEY-1', column, message: 'Falta el permiso para cambiar precios.' }],
      })
  }
  expect(await reportOf(await send('SKU,Nombre,Precio USD\nKEY-1,Otra,100'))).toMatchObject({ changed: 1 })
  const stock = await send('SKU,Existencias\nKEY-1,7', 'dry=no&stock=yes')
  expect((await stock.json()).error.code).toBe('forbidden')
  expect(await product('KEY-1')).toMatchObject({ name: 'Otra', price: 100, stock: 0, options })
  const whole = await importer(['products:import', 'prices:write', 'stock:write'])
  expect(
    await reportOf(await whole('SKU,Precio USD,Existencias\nKEY-1,90,7', 'dry=no&stock=yes')),
  ).toMatchObject({ changed: 1 })
  expect(await product('KEY-1')).toMatchObject({ price: 90, stock: 7 })
})

test('a row that only the database refuses does not affect the others of its batch', async () => {
  const options = JSON.stringify([
    { title: 'Color', values: [{ title: 'Rojo' }] },
    { title: 'COLOR', values: [{ title: 'Azul' }] },
  ]).replaceAll('"', '""')
  const report = await imported(
    `SKU,Nombre,Precio USD,Opciones\nB-1,Uno,1,\nB-2,Dos,1,"${options}"\nB-3,Tres,1,`,
  )
  expect(report).toMatchObject({
    added: 2,
    failed: 1,
    problems: [{ line: 3, sku: 'B-2', column: 'Opciones' }],
  })
  expect(await product('B-3')).toMatchObject({ name: 'Tres' })
})

test('an invalid file is refused with a reason', async () => {
  for (const csv of ['', 'Nombre\nx', 'SKU,Nada\n1,2', 'SKU,SKU\n1,2', 'SKU\n"abierta']) {
    const response = await send(csv)
    expect(response.status, csv).toBe(422)
    expect(Object.keys((await response.json()).error.fields)).toEqual(['file'])
  }
})

test('rows of several batches keep the stock invariants', async () => {
  const rows = Array.from(
    { length: 1_000 },
    (_, n) => `M-${n},Producto masivo ${n},${n + 1}.50,3,tinta,color=negro`,
  )
  const header = 'SKU,Nombre,Precio USD,Existencias,Categorías,Atributos'
  // The fixture has two products without a ledger; the import must not add more.
  const before = await unsoundRules()
  const added = await imported([header, ...rows].join('\n'))
  expect(added).toMatchObject({ added: 1_000, failed: 0 })
  expect(await unsoundRules()).toEqual(before)
})

test('brands and categories are found by name too, whatever the accents, capitals and blanks', async () => {
  const insertBrand = (slug: string, name: string) => shop.database.db.insert(brands).values({ slug, name })
  await insertBrand('pixma-uno', 'Pixma Única')
  const csv =
    'SKU,Nombre,Precio USD,Marca,Categorías\nNOM-1,Por nombre,5, pixma  unica ,IMPRESORAS|tinta\nNOM-2,Mal,5,Nadie,\n'
  const report = await imported(csv)
  expect(report).toMatchObject({ added: 1, failed: 1 })
  expect(report.problems).toEqual([{ line: 3, sku: 'NOM-2', column: 'Marca', message: 'No existe: Nadie.' }])
  expect(await product('NOM-1')).toMatchObject({ brand: 'pixma-uno', categories: ['impresoras', 'tinta'] })
  await insertBrand('pixma-dos', 'PIXMA ÚNICA')
  const twice = await imported('SKU,Marca\nNOM-1,Pixma Única\n')
  expect(twice.problems[0]?.message).toContain('Hay varias con el nombre')
})

/** The fixture has two products without a ledger. */
async function unsoundRules() {
  return (await checkInvariants(shop.database.db)).map(({ offending }) => offending)
}

test('an import is undone as a whole, unless something newer changed one of its products', async () => {
  const before = await unsoundRules()
  await imported('SKU,Nombre,Precio USD,Existencias\nDES-1,Antes,10,4\nDES-2,Otro,10,4\n')
  await imported(
    'SKU,Nombre,Precio USD,Existencias\nDES-1,Después,12,9\nDES-3,Nuevo,7,2\n',
    'dry=no&stock=yes',
  )
  const imports = async () => (await (await admin.fetch('/admin/products/imports')).json()).data
  const [latest, earlier] = await imports()
  expect(latest).toMatchObject({ added: 1, changed: 1, undone: false })
  const undo = (id: string) => admin.fetch(`/admin/products/imports/${id}/undo`, { method: 'POST' })
  const refused = await (await undo(earlier.id)).json()
  expect(refused).toMatchObject({ undone: 0, newer: [{ sku: 'DES-1' }] })
  expect(await (await undo(latest.id)).json()).toEqual({ undone: 2, newer: [], gone: [] })
  expect(await product('DES-1')).toMatchObject({ name: 'Antes', price: 10, stock: 4 })
  expect(await product('DES-3')).toBeUndefined()
  const { db } = shop.database
  const [archived] = await db.select().from(products).where(eq(products.sku, 'DES-3'))
  expect(archived).toMatchObject({ stock: 0, enable: false })
  const moves = await db
    .select()
    .from(stockMoves)
    .where(eq(stockMoves.productId, archived?.id ?? 0))
  expect(moves.map(({ quantity, stockAfter }) => [quantity, stockAfter])).toEqual([
    [2, 2],
    [-2, 0],
  ])
  const again = await imported('SKU,Nombre,Precio USD,Existencias\nDES-3,Corregido,8,2\n')
  expect(again).toMatchObject({ changed: 0, failed: 1, problems: [{ sku: 'DES-3' }] })
  expect((await undo(latest.id)).status).toBe(409)
  expect((await imports())[0]).toMatchObject({ id: latest.id, undone: true })
  expect((await undo('0123456789abcdef')).status).toBe(404)
  expect(await unsoundRules()).toEqual(before)
})

test('an undo that needs what is gone changes nothing and names it', async () => {
  const { db } = shop.database
  await db.insert(brands).values({ name: 'Efímera', slug: 'efimera' })
  await imported('SKU,Nombre,Precio USD,Marca\nGONE-1,Con marca,10,efimera\n')
  await imported('SKU,Nombre,Marca\nGONE-1,Otro nombre,epson\n')
  await db.delete(brands).where(eq(brands.slug, 'efimera'))
  const [latest] = (await (await admin.fetch('/admin/products/imports')).json()).data
  const undone = await admin.fetch(`/admin/products/imports/${latest.id}/undo`, { method: 'POST' })
  expect(await undone.json()).toEqual({ undone: 0, newer: [], gone: [expect.stringContaining('efimera')] })
  expect(await product('GONE-1')).toMatchObject({ name: 'Otro nombre', brand: 'epson' })
})

test('an undo names what another product has taken since', async () => {
  await imported(
    'SKU,Nombre,Precio USD,Dirección,Código de barras\nTAKE-1,Primero,10,antes-suya,4006381333931\n',
  )
  await imported('SKU,Nombre,Dirección,Código de barras\nTAKE-1,Primero,ahora-suya,\n')
  await imported(
    'SKU,Nombre,Precio USD,Dirección,Código de barras\nTAKE-2,Segundo,10,antes-suya,4006381333931\n',
  )
  const [, latest] = (await (await admin.fetch('/admin/products/imports')).json()).data
  const undone = await admin.fetch(`/admin/products/imports/${latest.id}/undo`, { method: 'POST' })
  const gone = [
    'Dirección: «antes-suya» ya lo usa el producto TAKE-2.',
    'Código de barras: «4006381333931» ya lo usa el producto TAKE-2.',
  ]
  expect(await undone.json()).toEqual({ undone: 0, newer: [], gone: expect.arrayContaining(gone) })
  expect(await product('TAKE-1')).toMatchObject({ slug: 'ahora-suya' })
})
