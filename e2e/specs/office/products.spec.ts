import { randomUUID } from 'node:crypto'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../../support/accessibility.ts'
import { sectionOf, someProduct } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

const fresh = () => randomUUID().slice(0, 8)

test('a product is added, stocked and found in the shop', { tag: '@phone' }, async ({ page, signIn, db }) => {
  const sku = `SKU-${fresh()}`
  const name = `Tóner de prueba ${sku}`
  await signIn('admin@demo.cu')
  await page.goto('/admin/products/create')
  await page.getByLabel('Nombre').fill(name)
  await page.getByLabel('SKU').fill(sku)
  // The price is missing: its tab opens with the focus in the field, and what was typed stays.
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('alert').getByRole('button', { name: 'Precios: 1 error' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Precios' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/tab=prices/)
  await expect(page.getByLabel('Precio en USD y MLC').first()).toBeFocused()
  await page.keyboard.type('24,50')

  await page.getByRole('tab', { name: 'Categorías' }).click()
  const categories = page.getByRole('combobox', { name: 'Categorías' })
  await categories.fill('papel')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  const chips = page.getByRole('list', { name: 'Categorías: elegidos' })
  await expect(chips.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Backspace')
  await expect(chips).toBeHidden()
  await categories.fill('impresora')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(chips.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

  await page.getByRole('tab', { name: 'Existencias' }).click()
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

test('a price is changed in the list and the change undone', async ({ page, signIn, staff }) => {
  const sku = `LISTA-${fresh()}`
  const name = `Cable ${sku}`
  const { id } = await staff.post<{ id: number }>('/products', { sku, name, price: 10 })
  await signIn('admin@demo.cu')
  // On a bad line somebody is faster than the list of currencies, which never arrives here.
  await page.route('**/api/currencies**', () => undefined)
  await page.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ search: sku }))}`)
  await page.getByRole('button', { name: `Cambiar Precio en USD de ${name}` }).click()
  await page.getByLabel(`Precio en USD de ${name}`).fill('12.75')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`«${name}» ahora cuesta $12.75.`)).toBeVisible()
  expect(await staff.get(`/products/${id}`)).toMatchObject({ price: 12.75 })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Cambio deshecho.')).toBeVisible()
  expect(await staff.get(`/products/${id}`)).toMatchObject({ price: 10 })
})

test('a failed change shows an error in its cell and can be sent again', async ({
  page,
  signIn,
  staff,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/)
  const sku = `CORTE-${fresh()}`
  const { id } = await staff.post<{ id: number }>('/products', { sku, name: sku, price: 10 })
  await signIn('admin@demo.cu')
  await page.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ search: sku }))}`)
  await page.getByRole('button', { name: `Cambiar Existencias de ${sku}` }).click()
  await page.route('**/products/updatestock/**', (route) => route.abort(), { times: 1 })
  await page.getByLabel(`Existencias de ${sku}`).fill('4')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No se pudo conectar con la tienda.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Ahora hay 4 de «${sku}».`)).toBeVisible()
  expect(await staff.get(`/products/${id}`)).toMatchObject({ stock: 4 })
})

test('undoing a change of stock does not sell units twice', async ({
  page,
  signIn,
  newPerson,
  callAs,
  staff,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  const customer = await callAs(await newPerson())
  const sku = `MUEVE-${fresh()}`
  const { id } = await staff.post<{ id: number }>('/products', { sku, name: sku, price: 10 })
  await staff.patch(`/products/updatestock/${id}`, { stock: 10 })
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

test('the second of two edits of one product is refused without losing the text', async ({
  page,
  signIn,
  staff,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  const sku = `DOS-${fresh()}`
  const { id, version } = await staff.post<{ id: number; version: number }>('/products', {
    sku,
    name: sku,
    price: 10,
  })
  await signIn('admin@demo.cu')
  await page.goto(`/admin/products/${id}`)
  await page.getByLabel('Modelo').fill('El mío')
  await staff.patch(`/products/${id}`, { name: `${sku} nuevo`, version })
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Otra persona cambió estos datos mientras usted los editaba.')).toBeVisible()
  await expect(page.getByLabel('Modelo')).toHaveValue('El mío')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(`«${sku} nuevo» quedó guardado.`)).toBeVisible()
})

test('staff see whose cart reserves a product', async ({ page, signIn, newPerson, callAs }) => {
  const name = `Ana ${fresh()}`
  const ana = await newPerson({ name })
  const api = await callAs(ana)
  const { id } = await someProduct(api)
  await api.post('/cart/items', { productId: id, quantity: 1 })
  await signIn('admin@demo.cu')
  await page.goto(`/admin/products/${id}?tab=stock`)
  await expect(sectionOf(page, 'Reservas en carritos').getByText(name)).toBeVisible()
})

test('reservations that cannot be loaded show an error and can be retried', async ({
  page,
  signIn,
  newPerson,
  callAs,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/)
  const { id } = await someProduct(await callAs(await newPerson()))
  await signIn('admin@demo.cu')
  await page.route('**/reservations**', (route) => route.abort())
  await page.goto(`/admin/products/${id}?tab=stock`)
  const section = sectionOf(page, 'Existencias')
  await expect(section.getByText('No se pudo cargar la lista.')).toBeVisible()
  await expect(section.getByText('—')).toBeVisible()
  await page.unroute('**/reservations**')
  await section.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(section.getByText('—')).toBeHidden()
})

test('a spreadsheet is checked, imported and shown in the shop', async ({ page, signIn, db }) => {
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

test('prices in CUP are recalculated after a preview, and the change undone', async ({
  page,
  signIn,
  staff,
}) => {
  const slug = `marca-${fresh()}`
  await staff.post('/brands', { name: `Marca ${slug}`, slug })
  const { id } = await staff.post<{ id: number }>('/products', {
    sku: slug,
    name: `Cosa ${slug}`,
    price: 3,
    brand: slug,
  })
  const priceOf = async () => (await staff.get<{ priceAlt: number | null }>(`/products/${id}`)).priceAlt
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
