import { randomUUID } from 'node:crypto'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { eq } from 'drizzle-orm'
import { signInStaff } from '../staff.ts'
import { expect, sectionOf, someProduct, test } from './desk.ts'

const fresh = () => randomUUID().slice(0, 8)

test('a product is added, priced, stocked and found in the shop', async ({
  page,
  signIn,
  db,
  expectAccessible,
}) => {
  const sku = `SKU-${fresh()}`
  const name = `Tóner de prueba ${sku}`
  await signIn('admin@demo.cu')
  await page.goto('/admin/products/create')
  await page.getByLabel('Nombre').fill(name)
  await page.getByLabel('SKU').fill(sku)
  await page.getByLabel('Precio en USD y MLC').first().fill('24,50')
  await page.getByLabel('Categorías', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Ajustar existencias' }).click()
  await page.getByLabel('Cuántas se pueden vender ahora').fill('7')
  await page.getByLabel('Motivo').fill('Llegó mercancía')
  await page.getByRole('button', { name: 'Ajustar', exact: true }).click()
  await expect(sectionOf(page, 'Existencias')).toContainText('7')
  await page.getByText('Movimientos', { exact: true }).click()
  await expect(page.getByRole('cell', { name: /Llegó mercancía/ })).toBeVisible()

  const [row] = await db.select().from(products).where(eq(products.sku, sku))
  await page.goto(`/shop/products/${row?.slug}`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText('$24.50').first()).toBeVisible()
})

test('a price is changed in the list, seen in the shop and taken back', async ({ page, signIn, db }) => {
  const api = await signInStaff(db)
  const sku = `LISTA-${fresh()}`
  const name = `Cable ${sku}`
  const { id } = await api.post<{ id: number }>('/products', { sku, name, price: 10 })
  await signIn('admin@demo.cu')
  await page.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ search: sku }))}`)
  await page.getByRole('button', { name: `Cambiar Precio en USD de ${name}` }).click()
  await page.getByLabel(`Precio en USD de ${name}`).fill('12.75')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`«${name}» ahora cuesta $12.75 USD.`)).toBeVisible()
  expect(await api.get(`/products/${id}`)).toMatchObject({ price: 12.75 })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Cambio deshecho.')).toBeVisible()
  expect(await api.get(`/products/${id}`)).toMatchObject({ price: 10 })
})

test('a number that the line swallowed says so in its cell and can be sent again', async ({
  page,
  signIn,
  db,
  watched,
}) => {
  watched.expectComplaint(/ERR_FAILED/)
  const api = await signInStaff(db)
  const sku = `CORTE-${fresh()}`
  const { id } = await api.post<{ id: number }>('/products', { sku, name: sku, price: 10 })
  await signIn('admin@demo.cu')
  await page.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ search: sku }))}`)
  await page.getByRole('button', { name: `Cambiar Existencias de ${sku}` }).click()
  await page.route('**/products/updatestock/**', (route) => route.abort(), { times: 1 })
  await page.getByLabel(`Existencias de ${sku}`).fill('4')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No se pudo conectar con la tienda.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Ahora hay 4 de «${sku}».`)).toBeVisible()
  expect(await api.get(`/products/${id}`)).toMatchObject({ stock: 4 })
})

test('units that went into a cart since are not sold again by taking a number back', async ({
  page,
  signIn,
  newPerson,
  callAs,
  db,
  watched,
}) => {
  watched.expectComplaint(/409/)
  const api = await signInStaff(db)
  const customer = await callAs(await newPerson())
  const sku = `MUEVE-${fresh()}`
  const { id } = await api.post<{ id: number }>('/products', { sku, name: sku, price: 10 })
  await api.patch(`/products/updatestock/${id}`, { stock: 10 })
  await signIn('admin@demo.cu')
  await page.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ search: sku }))}`)
  const cell = page.getByRole('button', { name: `Cambiar Existencias de ${sku}` })
  await cell.click()
  await page.getByLabel(`Existencias de ${sku}`).fill('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Ahora hay 12 de «${sku}».`)).toBeVisible()
  await customer.post('/cart/items', { productId: id, quantity: 5 })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText(/se movieron mientras tanto y ahora se pueden vender 7\./)).toBeVisible()
  await expect(cell).toHaveText('7')

  await cell.click()
  await customer.post('/cart/items', { productId: id, quantity: 1 })
  await page.getByLabel(`Existencias de ${sku}`).fill('9')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/ahora se pueden vender 6\./)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Ahora hay 9 de «${sku}».`)).toBeVisible()
})

test('two people edit one product: the second is told, and nothing typed is lost', async ({
  page,
  signIn,
  db,
  watched,
}) => {
  watched.expectComplaint(/409/)
  const api = await signInStaff(db)
  const sku = `DOS-${fresh()}`
  const { id, version } = await api.post<{ id: number; version: number }>('/products', {
    sku,
    name: sku,
    price: 10,
  })
  await signIn('admin@demo.cu')
  await page.goto(`/admin/products/${id}`)
  await page.getByLabel('Modelo').fill('El mío')
  await api.patch(`/products/${id}`, { name: `${sku} nuevo`, version })
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Otra persona cambió estos datos mientras usted los editaba.')).toBeVisible()
  await expect(page.getByLabel('Modelo')).toHaveValue('El mío')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(`«${sku} nuevo» quedó guardado.`)).toBeVisible()
})

test('staff see who holds units of a product in a cart', async ({ page, signIn, newPerson, callAs }) => {
  const name = `Ana ${fresh()}`
  const ana = await newPerson({ name })
  const api = await callAs(ana)
  const { id } = await someProduct(api)
  await api.post('/cart/items', { productId: id, quantity: 1 })
  await signIn('admin@demo.cu')
  await page.goto(`/admin/products/${id}`)
  await expect(sectionOf(page, 'Reservas en carritos').getByText(name)).toBeVisible()
})

test('carts that cannot be read are not taken for none, and are asked for again', async ({
  page,
  signIn,
  newPerson,
  callAs,
  watched,
}) => {
  watched.expectComplaint(/ERR_FAILED/)
  const { id } = await someProduct(await callAs(await newPerson()))
  await signIn('admin@demo.cu')
  await page.route('**/reservations**', (route) => route.abort())
  await page.goto(`/admin/products/${id}`)
  const section = sectionOf(page, 'Existencias')
  await expect(section.getByText('No se pudo cargar la lista.')).toBeVisible()
  await expect(section.getByText('—')).toBeVisible()
  await page.unroute('**/reservations**')
  await section.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(section.getByText('—')).toBeHidden()
})

test('a spreadsheet is rehearsed, imported and seen in the shop', async ({ page, signIn, db }) => {
  const sku = `CSV-${fresh()}`
  const csv = `SKU;Nombre;Precio USD;Existencias\n${sku};Lote ${sku};8,25;4\n${sku}-MAL;Lote malo;ocho;1\n`
  await signIn('admin@demo.cu')
  await page.goto('/admin/products/csv')
  await page
    .getByLabel('Elegir archivo')
    .setInputFiles({ name: 'productos.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'Probar sin guardar' }).click()
  await expect(page.getByText('Resultado de la prueba')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Escriba un número, como 249.90.' })).toBeVisible()
  expect(await db.select().from(products).where(eq(products.sku, sku))).toHaveLength(0)
  await page.getByRole('button', { name: 'Importar ahora' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Importar ahora' }).click()
  await expect(page.getByText('Importación terminada')).toBeVisible()
  const [row] = await db.select().from(products).where(eq(products.sku, sku))
  expect(row).toMatchObject({ price: 825, stock: 4 })
  await page.goto(`/shop/products/${row?.slug}`)
  await expect(page.getByRole('heading', { name: `Lote ${sku}` })).toBeVisible()
})

test('prices in CUP follow a rate, are seen before, and are undone', async ({ page, signIn, db }) => {
  const api = await signInStaff(db)
  const slug = `marca-${fresh()}`
  await api.post('/brands', { name: `Marca ${slug}`, slug })
  const { id } = await api.post<{ id: number }>('/products', {
    sku: slug,
    name: `Cosa ${slug}`,
    price: 3,
    brand: slug,
  })
  const priceOf = async () => (await api.get<{ priceAlt: number | null }>(`/products/${id}`)).priceAlt
  await signIn('admin@demo.cu')
  await page.goto('/admin/recalculate')
  await page.getByLabel('Tasa').fill('383')
  await page.getByLabel('Marca').selectOption({ label: `Marca ${slug}` })
  await page.getByRole('button', { name: 'Ver antes' }).click()
  await expect(page.getByText('Cambian 1 de 1 productos.')).toBeVisible()
  await expect(page.getByText('CUP 1,150.00')).toBeVisible()
  expect(await priceOf()).toBeNull()
  await page.getByRole('button', { name: 'Guardar los precios nuevos' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Guardar los precios nuevos' }).click()
  await expect(page.getByText('Cambiaron 1 precios.')).toBeVisible()
  expect(await priceOf()).toBe(1150)
  await page
    .getByRole('button', { name: /^Deshacer el recálculo/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText(/^Volvieron 1 precios/)).toBeVisible()
  expect(await priceOf()).toBeNull()
})
