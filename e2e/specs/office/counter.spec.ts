import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Api } from '../../support/api.ts'
import { confirm, someProduct } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

const payInCash = (page: Page) => page.getByText('Efectivo al recibir', { exact: true }).click()

/** Products that a scanner finds, in stock. */
async function scannable(staff: Api, count: number) {
  const run = randomUUID().slice(0, 8)
  const made = Array.from({ length: count }, async (_, index) => {
    const name = `Cable ${run} ${index}`
    const barcode = `${run}${index}`
    const { id } = await staff.post<{ id: number }>('/products', { sku: name, name, barcode, price: 10 })
    await staff.patch(`/products/updatestock/${id}`, { stock: 5 })
    return { id, name, barcode }
  })
  return Promise.all(made)
}

/** As a scanner does it: the digits, then Enter, at once. */
async function scan(page: Page, code: string) {
  await page.keyboard.insertText(code)
  await page.keyboard.press('Enter')
}

test('a sale at the counter completes the order at once', { tag: '@both' }, async ({
  page,
  signIn,
  newPerson,
  callAs,
  expectAccessible,
}) => {
  const api = await callAs(await newPerson())
  const product = await someProduct(api)
  await signIn('admin@demo.cu')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/counter')
  await page.getByRole('searchbox', { name: 'Buscar producto' }).fill(product.sku)
  await page.getByRole('button', { name: `Agregar ${product.name}` }).click()
  await page.getByLabel(`Cantidad de ${product.name}`).fill('2')
  await expectAccessible()
  await page.getByRole('button', { name: /^Cobrar/ }).click()
  await expect(page.getByText('Elija cómo paga.')).toBeVisible()
  await payInCash(page)
  await page.getByLabel('Recibido').fill('10000')
  await expect(page.getByText('Vuelto', { exact: true })).toBeVisible()
  await page.getByLabel('Nombre').fill('Ana de mostrador')
  const charge = page.getByRole('button', { name: /^Cobrar/ })
  await charge.click()
  await confirm(page, (await charge.textContent()) ?? '')
  await expect(page.getByRole('heading', { name: /^Venta ORDEN-\d+ registrada$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Ver el pedido' }).click()
  await expect(page.getByRole('main').getByText('Completada').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('Mostrador', { exact: true })).toBeVisible()
})

test('a price that changed meanwhile is shown before the sale', async ({
  page,
  signIn,
  staff,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  const name = `Tinta ${randomUUID().slice(0, 8)}`
  const { id } = await staff.post<{ id: number }>('/products', { sku: name, name, price: 10 })
  await staff.patch(`/products/updatestock/${id}`, { stock: 3 })
  await signIn('admin@demo.cu')
  await page.goto('/admin/counter')
  await page.getByRole('searchbox', { name: 'Buscar producto' }).fill(name)
  await page.getByRole('button', { name: `Agregar ${name}` }).click()
  await payInCash(page)
  await staff.patch(`/products/${id}`, { price: 12.5 })
  await page.getByRole('button', { name: 'Cobrar $10.00 USD' }).click()
  await confirm(page, 'Cobrar $10.00 USD')
  await expect(page.getByText('El precio de algún producto cambió.')).toBeVisible()
  await page.getByRole('button', { name: 'Cobrar $12.50 USD' }).click()
  await confirm(page, 'Cobrar $12.50 USD')
  await expect(page.getByRole('heading', { name: /^Venta ORDEN-\d+ registrada$/ })).toBeVisible()
})

test('a missing option is marked, in view and focused', async ({ page, signIn, staff }) => {
  const name = `Tinta ${randomUUID().slice(0, 8)}`
  const values = [{ title: 'Negro', surcharge: 0, surchargeAlt: 0 }]
  const options = [{ title: 'Color', required: true, values }]
  const { id } = await staff.post<{ id: number }>('/products', { sku: name, name, price: 10, options })
  await staff.patch(`/products/updatestock/${id}`, { stock: 3 })
  await signIn('admin@demo.cu')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/counter')
  await page.getByRole('searchbox', { name: 'Buscar producto' }).fill(name)
  await page.getByRole('button', { name: `Agregar ${name}` }).click()
  await payInCash(page)
  await page.getByRole('button', { name: /^Cobrar/ }).click()
  const choice = page.getByLabel(`Color de ${name}`)
  await expect(choice).toBeFocused()
  await expect(choice).toBeInViewport()
  await expect(choice).toHaveAccessibleDescription(`Elija las opciones de ${name}.`)
  await choice.selectOption('Negro')
  await expect(page.getByText(`Elija las opciones de ${name}.`)).toBeHidden()
})

test('a started sale is not lost by navigating away', async ({ page, signIn, newPerson, callAs }) => {
  const product = await someProduct(await callAs(await newPerson()))
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn('admin@demo.cu')
  await page.goto('/admin/counter')
  // The product is on its way to the sale when the page is left.
  await page.route(`**/api/admin/products/${product.id}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue()
  })
  await page.getByRole('searchbox', { name: 'Buscar producto' }).fill(product.sku)
  await page.getByRole('button', { name: `Agregar ${product.name}` }).click()
  await page.getByRole('link', { name: 'Productos', exact: true }).click()
  await confirm(page, 'Seguir editando')
  await expect(page.getByLabel(`Cantidad de ${product.name}`)).toHaveValue('1')
})

test('three scanned products are sold with three presses, and the next sale begins in the field', {
  tag: '@phone',
}, async ({ page, signIn, staff }) => {
  const products = await scannable(staff, 3)
  await signIn('vendedor@demo.cu')
  await page.goto('/admin/counter')
  const field = page.getByRole('searchbox', { name: 'Buscar producto' })
  await field.focus()
  await page.evaluate(() => {
    document.body.dataset.presses = '0'
    addEventListener('pointerdown', () => {
      document.body.dataset.presses = String(Number(document.body.dataset.presses) + 1)
    })
  })
  for (const { barcode } of products) await scan(page, barcode)
  for (const { name } of products) await expect(page.getByLabel(`Cantidad de ${name}`)).toHaveValue('1')
  const cash = page.getByText('Efectivo al recibir', { exact: true })
  await expect(cash).toBeInViewport()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await cash.click()
  await page.getByRole('button', { name: 'Cobrar $30.00 USD' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Cobrar $30.00 USD? Efectivo al recibir' })
  await expect(question).toBeVisible()
  await confirm(page, 'Cobrar $30.00 USD')
  await expect(page.getByRole('heading', { name: /^Venta ORDEN-\d+ registrada$/ })).toBeVisible()
  expect(await page.evaluate(() => Number(document.body.dataset.presses))).toBeLessThanOrEqual(3)
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
})

test('ten codes in five seconds are ten lines in that order; an unknown one rings and is said in red', {
  tag: '@phone',
}, async ({ page, signIn, staff }) => {
  const products = await scannable(staff, 10)
  await page.addInitScript(() => {
    const make = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function () {
      document.documentElement.dataset.rang = 'yes'
      return make.call(this)
    }
  })
  await signIn('vendedor@demo.cu')
  await page.goto('/admin/counter')
  const field = page.getByRole('searchbox', { name: 'Buscar producto' })
  await field.focus()
  const start = Date.now()
  for (const { barcode } of products) await scan(page, barcode)
  expect(Date.now() - start).toBeLessThan(5000)
  const lines = page.getByRole('spinbutton', { name: /^Cantidad de Cable/ })
  await expect(lines).toHaveCount(10)
  for (const [index, { name }] of products.entries())
    await expect(lines.nth(index)).toHaveAccessibleName(`Cantidad de ${name}`)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await scan(page, 'nadie-lo-conoce')
  await expect(page.getByRole('alert').filter({ hasText: '«nadie-lo-conoce»' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-rang', 'yes')
  await expect(lines).toHaveCount(10)
  await staff.patch(`/products/updatestock/${products[0]?.id}`, { stock: 1 })
  await scan(page, products[0]?.barcode ?? '')
  await expect(page.getByText(`De ${products[0]?.name} quedan 1, que ya están en la venta.`)).toBeVisible()
})

test('a discount within the limit, a sale to an account, and voiding it', { tag: '@phone' }, async ({
  page,
  signIn,
  staff,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  const [product] = await scannable(staff, 1)
  await signIn('vendedor@demo.cu')
  await page.goto('/admin/counter')
  await page.getByRole('searchbox', { name: 'Buscar producto' }).focus()
  await scan(page, product?.barcode ?? '')
  await page.getByRole('button', { name: 'Aplicar descuento' }).click()
  const percent = page.getByLabel(`Descuento de ${product?.name} en %`)
  await percent.fill('50')
  await page.getByLabel('Motivo del descuento').fill('Caja dañada')
  await payInCash(page)
  await page.getByRole('button', { name: 'Cobrar $5.00 USD' }).click()
  await confirm(page, 'Cobrar $5.00 USD')
  await expect(page.getByText('El descuento es mayor que el que usted puede dar.')).toBeVisible()
  await percent.fill('10')
  await page.getByRole('searchbox', { name: 'Buscar cliente' }).fill('cliente@demo.cu')
  await page
    .getByRole('button', { name: /^Elegir a/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Cobrar $9.00 USD' }).click()
  await confirm(page, 'Cobrar $9.00 USD')
  await page.getByRole('button', { name: 'Anular venta' }).click()
  const dialog = page.getByRole('dialog', { name: /^¿Anular la venta/ })
  await dialog.getByLabel('Motivo').fill('Se arrepintió')
  await dialog.getByRole('button', { name: 'Anular venta' }).click()
  await expect(page.getByRole('heading', { name: /^Venta ORDEN-\d+ anulada$/ })).toBeVisible()
})

test('with the keyboard open the total stays in view and covers no payment button', {
  tag: '@phone',
}, async ({ page, signIn, staff }) => {
  const [product] = await scannable(staff, 1)
  await signIn('vendedor@demo.cu')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/counter')
  await page.getByRole('searchbox', { name: 'Buscar producto' }).focus()
  await scan(page, product?.barcode ?? '')
  const total = page.getByRole('button', { name: 'Cobrar $10.00 USD' })
  const cash = page.getByText('Efectivo al recibir', { exact: true })
  await expect(total).toBeInViewport({ ratio: 1 })
  await expect(cash).toBeInViewport({ ratio: 1 })
  await cash.click()
  const received = page.getByLabel('Recibido')
  await received.focus()
  // What is left of a phone's screen above its keyboard.
  await page.setViewportSize({ width: 360, height: 360 })
  await received.evaluate((field) => field.scrollIntoView({ block: 'nearest' }))
  await expect(total).toBeInViewport({ ratio: 1 })
  const [field, bar] = [await received.boundingBox(), await total.boundingBox()]
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  await cash.scrollIntoViewIfNeeded()
  await cash.click({ trial: true })
  await received.fill('20')
  await expect(page.getByText('$10.00 USD').first()).toBeVisible()
})

test('a sale is paid in two ways and leads to the form of a return', async ({ page, signIn, staff }) => {
  const [product] = await scannable(staff, 1)
  await signIn('admin@demo.cu')
  await page.goto('/admin/counter')
  await page.getByRole('searchbox', { name: 'Buscar producto' }).focus()
  await scan(page, product?.barcode ?? '')
  await payInCash(page)
  await page.getByRole('button', { name: 'Pagar en dos formas' }).click()
  await page.getByRole('button', { name: 'Cobrar $10.00 USD' }).click()
  await expect(page.getByText('Elija la otra forma.')).toBeVisible()
  await page.getByLabel('La otra forma').selectOption({ label: 'Transferencia bancaria' })
  await page.getByLabel('Su importe').fill('6')
  await expect(page.getByText('Efectivo al recibir: $4.00 USD')).toBeVisible()
  await page.getByRole('button', { name: 'Cobrar $10.00 USD' }).click()
  await confirm(page, 'Cobrar $10.00 USD')
  await expect(page.getByRole('heading', { name: /^Venta ORDEN-\d+ registrada$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Registrar devolución' }).click()
  await expect(page).toHaveURL(/\/admin\/orders\/\d+\/return$/)
})
