import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Api } from '../../support/api.ts'
import { confirm, openScreen, someProduct } from '../../support/office.ts'
import { resizeTo } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

const cash = (page: Page) => page.getByText('Efectivo al recibir', { exact: true })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar producto' })

/** Products that a scanner finds, in stock. */
async function scannable(staff: Api, count: number) {
  const run = randomUUID().slice(0, 8)
  const made = Array.from({ length: count }, async (_, index) => {
    const name = `Cable ${run} ${index}`
    const barcode = `${run}${index}`
    const body = { sku: name, name, barcode, price: 10, initialStock: 5 }
    const { id } = await staff.post<{ id: number }>('/products', body)
    return { id, name, barcode }
  })
  return Promise.all(made)
}

/** As a scanner does it: the digits, then Enter, at once. */
async function scan(page: Page, code: string) {
  await page.keyboard.insertText(code)
  await page.keyboard.press('Enter')
}

async function charge(page: Page, total: string) {
  await page.getByRole('button', { name: `Cobrar ${total}` }).click()
  await confirm(page, `Cobrar ${total}`)
}

const expectSold = (page: Page) =>
  expect(page.getByRole('heading', { name: /^Venta ORDEN-\d+ registrada$/ })).toBeVisible()

test('scanned products are sold, one sale after another', { tag: '@phone' }, async ({
  page,
  signIn,
  staff,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  const products = await scannable(staff, 10)
  const [first] = products
  if (!first) throw new Error('No product was made')
  const field = search(page)
  await page.addInitScript(() => {
    const make = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function () {
      document.documentElement.dataset.rang = 'yes'
      return make.call(this)
    }
  })
  await signIn('vendedor@demo.cu')
  await page.goto('/admin/counter')
  await field.focus()

  await test.step('three are sold with three presses, and the next sale begins in the field', async () => {
    await page.evaluate(() => {
      document.body.dataset.presses = '0'
      addEventListener('pointerdown', () => {
        document.body.dataset.presses = String(Number(document.body.dataset.presses) + 1)
      })
    })
    for (const { barcode } of products.slice(0, 3)) await scan(page, barcode)
    for (const { name } of products.slice(0, 3))
      await expect(page.getByLabel(`Cantidad de ${name}`)).toHaveValue('1')
    await expect(cash(page)).toBeInViewport()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await cash(page).click()
    await page.getByRole('button', { name: 'Cobrar $30.00 USD' }).click()
    const question = page.getByRole('alertdialog', { name: '¿Cobrar $30.00 USD? Efectivo al recibir' })
    await expect(question).toBeVisible()
    await confirm(page, 'Cobrar $30.00 USD')
    await expectSold(page)
    expect(await page.evaluate(() => Number(document.body.dataset.presses))).toBeLessThanOrEqual(3)
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
  })

  await test.step('a discount within the limit, a sale to an account, and voiding it', async () => {
    await scan(page, first.barcode)
    await page.getByRole('button', { name: 'Aplicar descuento' }).click()
    const percent = page.getByLabel(`Descuento de ${first.name} en %`)
    await percent.fill('50')
    await page.getByLabel('Motivo del descuento').fill('Caja dañada')
    await cash(page).click()
    await charge(page, '$5.00 USD')
    await expect(page.getByText('El descuento es mayor que el que usted puede dar.').first()).toBeVisible()
    await percent.fill('10')
    await page.getByRole('searchbox', { name: 'Buscar cliente' }).fill('cliente@demo.cu')
    await page
      .getByRole('button', { name: /^Elegir a/ })
      .first()
      .click()
    await charge(page, '$9.00 USD')
    await page.getByRole('button', { name: 'Anular venta' }).click()
    const dialog = page.getByRole('dialog', { name: /^¿Anular la venta/ })
    await dialog.getByLabel('Motivo').fill('Se arrepintió')
    await dialog.getByRole('button', { name: 'Anular venta' }).click()
    await expect(page.getByRole('heading', { name: /^Venta ORDEN-\d+ anulada$/ })).toBeVisible()
    await page.getByRole('button', { name: 'Nueva venta' }).click()
    await expect(field).toBeFocused()
  })

  await test.step('ten codes are ten lines in that order; an unknown one rings and is said in red', async () => {
    for (const { barcode } of products) await scan(page, barcode)
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
    await staff.patch(`/products/updatestock/${first.id}`, { stock: 1 })
    await scan(page, first.barcode)
    await expect(page.getByText(`De ${first.name} quedan 1, que ya están en la venta.`)).toBeVisible()
  })

  await test.step('with the keyboard open the total stays in view and covers no payment button', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const total = page.getByRole('button', { name: 'Cobrar $100.00 USD' })
    await expect(total).toBeInViewport({ ratio: 1 })
    await expect(cash(page)).toBeInViewport({ ratio: 1 })
    await cash(page).click()
    const received = page.getByLabel('Recibido')
    await received.focus()
    // What is left of a phone's screen above its keyboard.
    await resizeTo(page, 360, 360)
    await received.evaluate((input) => input.scrollIntoView({ block: 'nearest' }))
    await expect(total).toBeInViewport({ ratio: 1 })
    const [typed, bar] = [await received.boundingBox(), await total.boundingBox()]
    expect((typed?.y ?? 0) + (typed?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    await cash(page).scrollIntoViewIfNeeded()
    await cash(page).click({ trial: true })
    await received.fill('120')
    await expect(page.getByText('$20.00 USD')).toBeVisible()
    await received.fill('')
    await page.setViewportSize({ width: 360, height: 740 })
  })

  await test.step('a sale is paid in three currencies and methods, with change in another', async () => {
    await page.getByRole('button', { name: 'Pagar en varias partes' }).click()
    await page.getByRole('button', { name: 'Cobrar $100.00 USD' }).click()
    const first = page.getByRole('group', { name: 'Parte 1' })
    await expect(first.getByText('Elija cómo paga esta parte.')).toBeVisible()
    await first.getByLabel('Cómo paga esta parte').selectOption({ label: 'Transferencia bancaria' })
    await first.getByLabel('Importe de la parte').fill('60')
    await expect(page.getByText('Efectivo al recibir: $40.00 USD')).toBeVisible()
    await page.getByRole('button', { name: 'Agregar otra parte' }).click()
    const second = page.getByRole('group', { name: 'Parte 2' })
    await expect(second.getByLabel('Cómo paga esta parte')).toBeFocused()
    await second.getByLabel('Cómo paga esta parte').selectOption({ label: 'Efectivo al recibir' })
    await second.getByLabel('Paga en').selectOption('CUP')
    const { data } = await staff.get<{ data: { currency: string; rate: number }[] }>('/payment-rates')
    const rate = data.find(({ currency }) => currency === 'CUP')?.rate ?? 0
    await second.getByLabel('Importe de la parte').fill(String(rate * 10))
    await expect(second.getByText(/^Paga \$10\.00 USD/)).toBeVisible()
    await expect(page.getByText('Efectivo al recibir: $30.00 USD')).toBeVisible()
    await page.getByLabel('Recibido').fill('40')
    await page.getByLabel('Vuelto en').selectOption('CUP')
    await expect(page.getByText('en lugar de $10.00 USD')).toBeVisible()
    await page.getByRole('button', { name: 'Cobrar $100.00 USD' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(/Vuelto: CUP 3,900\.00\./)
    await confirm(page, 'Cobrar $100.00 USD')
    await expectSold(page)
    await expect(page.getByText(/Vuelto: CUP 3,900\.00$/).first()).toBeVisible()
    await page.getByRole('link', { name: 'Registrar devolución' }).click()
    await expect(page).toHaveURL(/\/admin\/orders\/\d+\/return$/)
  })
})

test('products that are searched are sold at the price of the moment', { tag: '@phone' }, async ({
  page,
  signIn,
  staff,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/409/)
  const product = await someProduct(staff)
  await signIn('admin@demo.cu')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/counter')

  await test.step('a sale at the counter completes the order at once', async () => {
    await search(page).fill(product.sku)
    await page.getByRole('button', { name: `Agregar ${product.name}` }).click()
    await page.getByLabel(`Cantidad de ${product.name}`).fill('2')
    await expectAccessible(page.getByRole('main'))
    const button = page.getByRole('button', { name: /^Cobrar/ })
    await button.click()
    await expect(page.getByText('Elija cómo paga.')).toBeVisible()
    await cash(page).click()
    await page.getByLabel('Recibido').fill('10000')
    await expect(page.getByText('Vuelto', { exact: true })).toBeVisible()
    await page.getByLabel('Nombre').fill('Ana de mostrador')
    await button.click()
    await confirm(page, (await button.textContent()) ?? '')
    await expectSold(page)
    await page.getByRole('link', { name: 'Ver el pedido' }).click()
    await expect(page.getByRole('main').getByText('Completada').first()).toBeVisible()
    await expect(page.getByRole('main').getByText('Mostrador', { exact: true })).toBeVisible()
  })

  const name = `Tinta ${randomUUID().slice(0, 8)}`
  const options = [
    { title: 'Color', required: true, values: [{ title: 'Negro', surcharge: 0, surchargeAlt: 0 }] },
  ]
  const body = { sku: name, name, price: 10, options, initialStock: 3 }
  const { id } = await staff.post<{ id: number }>('/products', body)
  await test.step('a missing option is marked, in view and focused', async () => {
    await openScreen(page, '/admin/counter')
    await search(page).fill(name)
    await page.getByRole('button', { name: `Agregar ${name}` }).click()
    await cash(page).click()
    await page.getByRole('button', { name: /^Cobrar/ }).click()
    const choice = page.getByLabel(`Color de ${name}`)
    await expect(choice).toBeFocused()
    await expect(choice).toBeInViewport()
    await expect(choice).toHaveAccessibleDescription(`Elija las opciones de ${name}.`)
    await choice.selectOption('Negro')
    await expect(page.getByText(`Elija las opciones de ${name}.`)).toBeHidden()
  })

  await test.step('a price that changed meanwhile is shown before the sale', async () => {
    await staff.patch(`/products/${id}`, { price: 12.5 })
    await charge(page, '$10.00 USD')
    await expect(page.getByText('El precio de algún producto cambió.')).toBeVisible()
    await charge(page, '$12.50 USD')
    await expectSold(page)
    await page.keyboard.press('Enter')
  })

  await test.step('a started sale is not lost by navigating away', async () => {
    // The product is on its way to the sale when the page is left.
    const held = Promise.withResolvers<void>()
    await page.route(`**/api/admin/products/${product.id}`, async (route) => {
      await held.promise
      await route.continue()
    })
    await search(page).fill(product.sku)
    await page.getByRole('button', { name: `Agregar ${product.name}` }).click()
    await page.getByRole('link', { name: 'Pedidos' }).filter({ visible: true }).first().click()
    await confirm(page, 'Seguir editando')
    held.resolve()
    await expect(page.getByLabel(`Cantidad de ${product.name}`)).toHaveValue('1')
  })
})
