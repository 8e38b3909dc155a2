import { randomUUID } from 'node:crypto'
import { confirm, countClicks, countEvents } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

const fresh = () => randomUUID().slice(0, 8)

test('ten products are received by pasting lines, once, and their labels printed', { tag: '@phone' }, async ({
  page,
  signIn,
  staff,
}) => {
  const batch = fresh()
  const skus = Array.from({ length: 10 }, (_, place) => `ENTRA-${batch}-${place}`)
  const ids: number[] = []
  for (const sku of skus) {
    const { id } = await staff.post<{ id: number }>('/products', { sku, name: `Cable ${sku}`, price: 10 })
    ids.push(id)
  }
  await signIn('admin@demo.cu')
  await page.goto('/admin/stock-sheets')
  await page.getByRole('button', { name: 'Recibir mercancía' }).click()
  const scan = page.getByLabel('SKU', { exact: true })
  await expect(scan).toBeFocused()
  const lines = skus.slice(0, 9).map((sku) => `${sku};5;7,50`)
  await scan.evaluate(
    (field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [...lines, 'NO-EXISTE;1'].join('\n'),
  )
  await expect(page.getByRole('alert')).toContainText('No se encontró: NO-EXISTE')
  await page.getByRole('button', { name: 'Entendido' }).click()
  for (const typed of [`${skus[9]}`, `${skus[9]};2`]) {
    await scan.fill(typed)
    await scan.press('Enter')
    await expect(scan).toHaveValue('')
  }
  await expect(page.getByLabel(`Unidades de Cable ${skus[9]}`)).toHaveValue('3')
  const saved = page.waitForResponse((response) => !!response.request().postData()?.includes('Copextel'))
  await page.getByLabel('Proveedor').fill('Copextel')
  await saved
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Borrador guardado')
  await expect(page.getByText('10 productos · 48 unidades · Costo $337.50')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(`Unidades de Cable ${skus[0]}`)).toHaveValue('5')
  expect(await staff.get(`/admin/products/${ids[0]}`)).toMatchObject({ stock: 0 })

  await page.getByRole('button', { name: 'Confirmar entrada' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar entrada' }).click()
  await expect(page.getByText('La mercancía está en existencias.')).toBeVisible()
  await expect(page.getByText('Confirmado', { exact: true })).toBeVisible()
  expect(await staff.get(`/admin/products/${ids[0]}`)).toMatchObject({ stock: 5 })
  expect(await staff.get(`/admin/products/${ids[9]}`)).toMatchObject({ stock: 3 })
  await page.getByRole('link', { name: 'Imprimir etiquetas' }).click()
  await expect(page.getByRole('img', { name: `Código de barras de ${skus[9]}` })).toHaveCount(3)
})

test('ten products are received with three clicks and a minute of typing', { tag: '@phone' }, async ({
  page,
  signIn,
  staff,
}) => {
  const batch = fresh().slice(0, 5)
  const skus = Array.from({ length: 10 }, (_, place) => `${batch}-${place}`)
  for (const sku of skus) await staff.post('/products', { sku, name: `Cinta ${sku}`, price: 10 })
  await signIn('admin@demo.cu')
  await page.goto('/admin/stock-sheets')
  await expect(page.getByRole('button', { name: 'Recibir mercancía' })).toBeVisible()
  const clicks = await countClicks(page)
  const keys = await countEvents(page, 'keydown')
  await page.getByRole('button', { name: 'Recibir mercancía' }).click()
  await expect(page.getByLabel('SKU', { exact: true })).toBeFocused()
  for (const sku of skus) {
    await page.keyboard.type(`${sku};12`)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByLabel(`Unidades de Cinta ${skus[9]}`)).toHaveValue('12')
  await page.getByRole('button', { name: 'Confirmar entrada' }).click()
  await confirm(page, 'Confirmar entrada')
  await expect(page.getByText('Confirmado', { exact: true })).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(3)
  // Three keys a second, for a minute.
  expect(await keys()).toBeLessThanOrEqual(180)
})

test('a draft that is reloaded before it is saved loses nothing', async ({ page, signIn, staff }) => {
  const sku = `RELOJ-${fresh()}`
  await staff.post('/products', { sku, name: `Cable ${sku}`, price: 10 })
  await signIn('admin@demo.cu')
  await page.goto('/admin/stock-sheets')
  await page.getByRole('button', { name: 'Recibir mercancía' }).click()
  const scan = page.getByLabel('SKU', { exact: true })
  await scan.fill(sku)
  await scan.press('Enter')
  const units = page.getByLabel(`Unidades de Cable ${sku}`)
  await expect(units).toHaveValue('1')
  // The line never reaches the server before the reload.
  await page.route('**/api/admin/stock-sheets/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  )
  await units.fill('37')
  await page.reload()
  await expect(units).toHaveValue('37')
  await page.unroute('**/api/admin/stock-sheets/*')
  await units.fill('38')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Borrador guardado')
  await page.reload()
  await expect(units).toHaveValue('38')
})

test('a blind count books the difference', { tag: '@phone' }, async ({ page, signIn, staff }) => {
  const slug = `conteo-${fresh()}`
  await staff.post('/categories', { name: `Conteo ${slug}`, slug })
  const product = { sku: slug, name: `Mouse ${slug}`, price: 10, initialStock: 8, categories: [slug] }
  const { id } = await staff.post<{ id: number }>('/products', product)
  await signIn('admin@demo.cu')
  await page.goto('/admin/stock-sheets')
  await page.getByRole('button', { name: 'Contar existencias' }).click()
  await page.getByLabel('Qué se cuenta').selectOption({ label: `Conteo ${slug}` })
  await page.getByRole('button', { name: 'Empezar a contar' }).click()
  await page.getByLabel(`Unidades de Mouse ${slug}`).fill('6')
  await expect(page.getByText('Borrador guardado').last()).toBeVisible()
  await expect(page.getByText('Debería haber')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Confirmar conteo' })).toBeDisabled()
  await page.getByRole('button', { name: 'Ver diferencias' }).click()
  await expect(page.getByRole('cell', { name: /(^|\s)-2$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar conteo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar conteo' }).click()
  await expect(page.getByText('El conteo está confirmado.')).toBeVisible()
  expect(await staff.get(`/admin/products/${id}`)).toMatchObject({ stock: 6 })
})

test('chosen products are hidden together, and a slip in a price asks', { tag: '@phone' }, async ({
  page,
  signIn,
  staff,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  const batch = `LOTE-${fresh()}`
  const added: { id: number }[] = []
  for (const part of ['A', 'B']) {
    const body = { sku: `${batch}-${part}`, name: `Cable ${batch} ${part}`, price: 10, priceAlt: 3800 }
    added.push(await staff.post<{ id: number }>('/products', body))
  }
  await signIn('admin@demo.cu')
  await page.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ search: batch }))}`)
  for (const part of ['A', 'B']) await page.getByLabel(`Elegir Cable ${batch} ${part}`).check()
  await expect(page.getByText('2 elegidos')).toBeVisible()
  await page.getByRole('button', { name: 'Ocultar', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ocultar' }).click()
  await expect(page.getByText('Cambiaron 2.')).toBeVisible()
  for (const { id } of added)
    expect(await staff.get(`/admin/products/${id}`)).toMatchObject({ enable: false })

  await page.getByRole('button', { name: `Cambiar Precio en CUP de Cable ${batch} A` }).click()
  await page.getByLabel(`Precio en CUP de Cable ${batch} A`).fill('38')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText('¿Es correcto?')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
  expect(await staff.get(`/admin/products/${added[0]?.id}`)).toMatchObject({ priceAlt: 3800 })
  await page.getByLabel(`Precio en CUP de Cable ${batch} A`).fill('CUP 4,000.00')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`«Cable ${batch} A» ahora cuesta CUP 4,000.00.`)).toBeVisible()
})

test('the owner changes hours, links and coordinates, and a phone must be one', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.cu')
  await page.goto('/admin/settings/supportPhone')
  const phone = page.getByRole('dialog').getByRole('textbox')
  await phone.fill('hola')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Escriba un teléfono, como +53 5555 0102.')).toBeVisible()
  await phone.fill('55550102')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/admin/settings/hours')
  const closes = page.getByLabel('Cierra').first()
  await closes.fill('08:00')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(/Cada horario necesita un día/)).toBeVisible()
  await closes.fill('18:00')
  await page.getByRole('button', { name: 'Agregar horario' }).click()
  await expect(page.getByText('Horario 2', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Quitar el horario 2' }).click()
})
