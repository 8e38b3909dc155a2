import { randomUUID } from 'node:crypto'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { eq } from 'drizzle-orm'
import { confirm, filtered, openScreen, sectionOf, shopText } from '../../support/office.ts'
import { overflowOf } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

const fresh = () => randomUUID().slice(0, 8)

test('a product is added, stocked, found in the shop, reserved, and edited by two people', {
  tag: '@phone',
}, async ({ page, request, signIn, newPerson, callAs, staff, db, pageErrors, expectAccessible }) => {
  pageErrors.allow(/ERR_FAILED|409/)
  const sku = `SKU-${fresh()}`
  const name = `Tóner de prueba ${sku}`
  await signIn('admin@demo.cu')
  await page.goto('/admin/products/create')
  const save = page.getByRole('button', { name: 'Guardar' })

  await test.step('a missing price opens its tab with the focus in the field, and what was typed stays', async () => {
    await page.getByLabel('Nombre').fill(name)
    await page.getByLabel('SKU').fill(sku)
    await save.click()
    await expect(page.getByRole('alert').getByRole('button', { name: 'Precios: 1 error' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Precios' })).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/tab=prices/)
    await expect(page.getByLabel('Precio en USD').first()).toBeFocused()
    await page.keyboard.type('24,50')
  })

  await test.step('categories are chosen by the keyboard', async () => {
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
    await expectAccessible(page.getByRole('main'))
    await save.click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  })

  const section = sectionOf(page, 'Existencias')
  await test.step('reservations that cannot be loaded show an error and can be retried', async () => {
    await page.route('**/reservations**', (route) => route.abort())
    await page.getByRole('tab', { name: 'Existencias' }).click()
    await expect(section.getByText('No se pudo cargar la lista.')).toBeVisible()
    await expect(section.getByText('—')).toBeVisible()
    await page.unroute('**/reservations**')
    await section.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await expect(section.getByText('—')).toBeHidden()
  })

  await test.step('the stock is adjusted with a reason, and the shop shows the product', async () => {
    await page.getByRole('button', { name: 'Ajustar existencias' }).click()
    await page.getByLabel('Cuántas se pueden vender ahora').fill('7')
    await page.getByLabel('Motivo').fill('Llegó mercancía')
    await page.getByRole('button', { name: 'Ajustar', exact: true }).click()
    await expect(section).toContainText('7')
    await page.getByText('Movimientos', { exact: true }).click()
    await expect(page.getByRole('cell', { name: /Llegó mercancía/ })).toBeVisible()
    const [row] = await db.select().from(products).where(eq(products.sku, sku))
    const shop = await shopText(request, `/shop/products/${row?.slug}`)
    expect(shop).toContain(name)
    expect(shop).toContain('$24.50')
  })

  const second = `DOS-${fresh()}`
  const made = { sku: second, name: second, price: 10, initialStock: 3 }
  const { id, version } = await staff.post<{ id: number; version: number }>('/products', made)
  await test.step('staff see whose cart reserves a product', async () => {
    const ana = `Ana ${fresh()}`
    const api = await callAs(await newPerson({ name: ana }))
    await api.post('/cart/items', { productId: id, quantity: 1 })
    await openScreen(page, `/admin/products/${id}?tab=stock`)
    await expect(sectionOf(page, 'Reservas en carritos').getByText(ana)).toBeVisible()
  })

  await test.step('the second of two edits is refused without losing the text', async () => {
    await openScreen(page, `/admin/products/${id}`)
    await page.getByLabel('Modelo').fill('El mío')
    await staff.patch(`/products/${id}`, { name: `${second} nuevo`, version })
    await save.click()
    await expect(page.getByText('Otra persona cambió estos datos mientras usted los editaba.')).toBeVisible()
    await expect(page.getByLabel('Modelo')).toHaveValue('El mío')
    await save.click()
    await expect(page.getByText(`«${second} nuevo» quedó guardado.`)).toBeVisible()
  })
})

test('prices and stock are changed in the list, undone, and products hidden together', {
  tag: '@phone',
}, async ({ page, signIn, newPerson, callAs, staff, pageErrors }) => {
  pageErrors.allow(/ERR_FAILED|409/)
  const batch = `LISTA-${fresh()}`
  const names = ['A', 'B'].map((part) => `Cable ${batch} ${part}`)
  const [a = '', b = ''] = names
  const ids: number[] = []
  for (const name of names) {
    const body = { sku: name, name, price: 10, priceAlt: 3800 }
    ids.push((await staff.post<{ id: number }>('/products', body)).id)
  }
  const [idOfA, idOfB] = ids
  const price = page.getByLabel(`Precio en CUP de ${a}`, { exact: true })
  const dialog = page.getByRole('alertdialog')

  await signIn('admin@demo.cu')
  await test.step('a price is changed, faster than the list of currencies arrives, and the change undone', async () => {
    const held = Promise.withResolvers<void>()
    await page.route('**/api/currencies**', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(filtered('products', { search: batch }))
    await page.getByRole('button', { name: `Cambiar Precio en USD de ${a}` }).click()
    await page.getByLabel(`Precio en USD de ${a}`).fill('12.75')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`«${a}» ahora cuesta $12.75 USD.`)).toBeVisible()
    expect(await staff.get(`/products/${idOfA}`)).toMatchObject({ price: 12.75 })
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Cambio deshecho.')).toBeVisible()
    expect(await staff.get(`/products/${idOfA}`)).toMatchObject({ price: 10 })
    const arrived = page.waitForResponse('**/api/currencies**')
    held.resolve()
    await (await arrived).finished()
  })

  await test.step('editing a cell moves nothing, and an error lies over the list', async () => {
    const row = page.getByRole('row').filter({ hasText: a })
    const button = row.getByRole('button', { name: `Cambiar Precio en CUP de ${a}` })
    const before = { row: await row.boundingBox(), cell: await button.boundingBox() }
    await button.click()
    await expect(price).toBeFocused()
    expect({ row: await row.boundingBox(), cell: await price.boundingBox() }).toEqual(before)
    await price.fill('caro')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Escriba un número válido.')).toBeVisible()
    expect(await row.boundingBox()).toEqual(before.row)
    expect(await overflowOf(page)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  await test.step('a slip in a price asks', async () => {
    await page.getByRole('button', { name: `Cambiar Precio en CUP de ${a}` }).click()
    await price.fill('38')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('¿Es correcto?')
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    expect(await staff.get(`/admin/products/${idOfA}`)).toMatchObject({ priceAlt: 3800 })
    await price.fill('CUP 4,000.00')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`«${a}» ahora cuesta CUP 4,000.00.`)).toBeVisible()
  })

  const cell = page.getByRole('button', { name: `Cambiar Existencias de ${b}` })
  const stock = page.getByLabel(`Existencias de ${b}`, { exact: true })
  await test.step('a failed change shows an error in its cell and can be sent again', async () => {
    await cell.click()
    await page.route('**/products/updatestock/**', (route) => route.abort(), { times: 1 })
    await stock.fill('4')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No se pudo conectar con la tienda.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Ahora hay 4 de «${b}».`)).toBeVisible()
    expect(await staff.get(`/products/${idOfB}`)).toMatchObject({ stock: 4 })
  })

  await test.step('undoing a change of stock does not sell units twice', async () => {
    const customer = await callAs(await newPerson())
    await cell.click()
    await stock.fill('12')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Ahora hay 12 de «${b}».`)).toBeVisible()
    await customer.post('/cart/items', { productId: idOfB, quantity: 5 })
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText(/se movieron mientras tanto y ahora se pueden vender 7\./)).toBeVisible()
    await expect(cell).toHaveText('7')

    await cell.click()
    await customer.post('/cart/items', { productId: idOfB, quantity: 1 })
    await stock.fill('9')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/ahora se pueden vender 6\./)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Ahora hay 9 de «${b}».`)).toBeVisible()
  })

  await test.step('chosen products are hidden together', async () => {
    for (const name of names) await page.getByLabel(`Elegir ${name}`).check()
    await expect(page.getByText('2 elegidos')).toBeVisible()
    await page.getByRole('button', { name: 'Ocultar', exact: true }).click()
    await confirm(page, 'Ocultar')
    await expect(page.getByText('Cambiaron 2.')).toBeVisible()
    for (const id of ids) expect(await staff.get(`/admin/products/${id}`)).toMatchObject({ enable: false })
  })
})

test('a spreadsheet is imported, and prices in CUP are recalculated', async ({
  page,
  request,
  signIn,
  staff,
  db,
}) => {
  await signIn('admin@demo.cu')
  await page.goto('/admin/products/csv')

  await test.step('a spreadsheet is checked, imported and shown in the shop', async () => {
    const sku = `CSV-${fresh()}`
    const csv = `SKU;Nombre;Precio USD;Existencias\n${sku};Lote ${sku};8,25;4\n${sku}-MAL;Lote malo;ocho;1\n`
    await page
      .getByLabel('Elegir archivo')
      .setInputFiles({ name: 'productos.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await page.getByRole('button', { name: 'Probar sin guardar' }).click()
    await expect(page.getByText('Resultado de la prueba')).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Escriba un número, como 249.90.' })).toBeVisible()
    expect(await db.select().from(products).where(eq(products.sku, sku))).toHaveLength(0)
    await page.getByRole('button', { name: 'Importar ahora' }).click()
    await confirm(page, 'Importar ahora')
    await expect(page.getByText('Importación terminada')).toBeVisible()
    const [row] = await db.select().from(products).where(eq(products.sku, sku))
    expect(row).toMatchObject({ price: 825, stock: 4 })
    expect(await shopText(request, `/shop/products/${row?.slug}`)).toContain(`Lote ${sku}`)
  })

  await test.step('prices in CUP are recalculated after a preview, and the change undone', async () => {
    const slug = `marca-${fresh()}`
    await staff.post('/brands', { name: `Marca ${slug}`, slug })
    const made = { sku: slug, name: `Cosa ${slug}`, price: 3, brand: slug }
    const { id } = await staff.post<{ id: number }>('/products', made)
    const priceOf = async () => (await staff.get<{ priceAlt: number | null }>(`/products/${id}`)).priceAlt
    await openScreen(page, '/admin/recalculate')
    await page.getByLabel('Tasa').fill('383')
    await page.getByLabel('Marca').selectOption({ label: `Marca ${slug}` })
    await page.getByRole('button', { name: 'Ver antes' }).click()
    await expect(page.getByText('Cambian 1 de 1 productos.')).toBeVisible()
    await expect(page.getByText('CUP 1,150.00')).toBeVisible()
    expect(await priceOf()).toBeNull()
    await page.getByRole('button', { name: 'Guardar los precios nuevos' }).click()
    await confirm(page, 'Guardar los precios nuevos')
    await expect(page.getByText('Cambiaron 1 precios.')).toBeVisible()
    expect(await priceOf()).toBe(1150)
    await page
      .getByRole('button', { name: /^Deshacer el recálculo/ })
      .first()
      .click()
    await confirm(page, 'Deshacer')
    await expect(page.getByText(/^Volvieron 1 precios/)).toBeVisible()
    expect(await priceOf()).toBeNull()
  })
})
