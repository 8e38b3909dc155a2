import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { resetSales } from '@tecnoclick/database/schema/resets/resets'
import { eq } from 'drizzle-orm'
import { freshCode } from '../support/office.ts'
import { hydrated, submitSignIn } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

async function choosePermanent(page: Page) {
  const plans = page.getByRole('group', { name: 'Plan para L3250 Reset' })
  await plans.getByRole('radio', { name: /Uso permanente/ }).check()
}

test('a visitor finds a model, signs in before buying and comes back to that plan', {
  tag: '@phone',
}, async ({ page, newPerson, expectAccessible }) => {
  const width = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/reset')
  await expect(page).toHaveURL(/\/reset\/list$/)
  await hydrated(page)
  await test.step('on a phone the files of a model are folded under its name', async () => {
    const buy = page.getByRole('button', { name: 'Comprar L3250 Reset' })
    await expect(buy).toBeHidden()
    await page.getByText('Epson L3250', { exact: true }).filter({ visible: true }).click()
    await expect(buy).toBeVisible()
    await expect(page.getByRole('button', { name: 'Comprar L3110 Reset' })).toBeHidden()
    await expectAccessible(page.getByRole('main'))
    if (width) await page.setViewportSize(width)
  })

  await page.getByLabel('Buscar por modelo').fill('l 3250')
  await expect(page.getByRole('main').getByText('EPSON L3110')).toHaveCount(0)
  await choosePermanent(page)
  await page.getByRole('button', { name: 'Comprar L3250 Reset' }).click()
  await expect(page.getByText('Inicie sesión para tener acceso a los resets').first()).toBeVisible()
  await expect(page).toHaveURL(/\/reset\/list\?buy=\d+&plan=permanent$/)
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
  await submitSignIn(page, (await newPerson({ name: 'Ana' })).email)
  await expect(page).toHaveURL(/\/reset\/order\/create\/\d+\?plan=permanent$/)
  await expect(page.getByRole('dialog').getByRole('radio', { name: /Uso permanente/ })).toBeChecked()
})

test('a reset is bought, downloaded and activated with its key', { tag: '@phone' }, async ({
  page,
  db,
  staff,
  newPerson,
  signIn,
  expectAccessible,
}) => {
  const ana = await newPerson({ name: 'Ana' })
  await signIn(ana)
  await page.clock.install()
  await page.goto('/reset/list')
  await hydrated(page)
  await page.getByLabel('Buscar por modelo').fill('L3250')
  await choosePermanent(page)
  await page.getByRole('button', { name: 'Comprar L3250 Reset' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /^Código QR para pagar CUP/ })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Uso permanente' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await expect(dialog.getByText('Introduzca el Código de Transacción')).toBeVisible()
  const code = freshCode()
  await dialog.getByLabel('Código de Transacción').fill(code)
  await dialog.getByLabel('Modelo de su impresora').fill('L3250')
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('la solicitud ha sido enviada').first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const next = page.getByRole('main').getByRole('link', { name: 'Solicitudes Reset/Firmware' })
  await expect(next).toHaveAttribute('href', '/account/ordersreset')

  const [sale] = await db.select().from(resetSales).where(eq(resetSales.buyerId, ana.id))
  expect(sale).toMatchObject({ plan: 'permanent' })
  const path = `/salereset/${sale?.id}`

  await next.click()
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText('Pago por verificar')
  await staff.patch(path, { descargable: true })
  await page.clock.runFor('00:21')
  const download = page.waitForEvent('download')
  await row.getByRole('link', { name: 'Descargar L3250' }).click()
  const file = await readFile(await (await download).path())
  expect(file.subarray(0, 2).toString()).toBe('PK')
  await expectAccessible(page.getByRole('main'))

  await row.getByRole('button', { name: 'Enviar Hardware Id' }).click()
  const prompt = page.getByRole('dialog')
  await prompt.getByRole('button', { name: 'Enviar Hardware Id' }).click()
  await expect(prompt.getByText('Introduzca la llave')).toBeVisible()
  await prompt.getByLabel('Hardw ID').fill('7F3A-91C0')
  await prompt.getByRole('button', { name: 'Enviar Hardware Id' }).click()
  await expect(page.getByText('Hardware Id enviado').first()).toBeVisible()
  await expect(row).toContainText('Respuesta en menos de 24 horas')

  await staff.patch(path, { key: 'TC-9Q2W-7E4R' })
  await page.clock.runFor('00:21')
  await expect(row).toContainText('TC-9Q2W-7E4R')
  await expect(row.getByRole('button', { name: 'Copiar la llave' })).toBeVisible()
})

test('a buyer says whether the file worked, and changes it as long as nobody decided', {
  tag: '@phone',
}, async ({ page, staff, newPerson, signIn, buyReset, expectAccessible }) => {
  const ana = await newPerson({ name: 'Ana' })
  const { id } = await buyReset(ana)
  await signIn(ana)
  await staff.patch(`/salereset/${id}`, { descargable: true })
  await page.goto('/account/ordersreset')
  const asked = page.getByRole('link', { name: '¿Funcionó?' })
  await expect(asked).toHaveCount(0)
  const file = await page.getByRole('link', { name: /^Descargar / }).getAttribute('href')
  expect((await page.request.get(file ?? '')).ok()).toBe(true)

  await page.reload()
  await asked.click()
  await expect(page).toHaveURL(/\/account\/ordersreset\/\d+\/outcome$/)
  const form = page.getByRole('main')
  const send = form.getByRole('button', { name: 'Enviar respuesta' })
  await hydrated(page)
  await send.click()
  await expect(form.getByText('Complete este campo')).toBeVisible()
  await form.getByRole('radio', { name: 'No funcionó' }).check()
  await form.getByLabel('Versión de firmware').fill('AS25M8')
  await form.getByLabel('Qué pasó').fill('Error 20000010')
  await form.getByLabel('Añadir un archivo o una foto').setInputFiles({
    name: 'registro.log',
    mimeType: 'text/plain',
    buffer: Buffer.from('Leyendo EEPROM\r\nError 20000010\r\n'),
  })
  await expectAccessible(form)
  await send.click()
  await expect(page.getByText('Gracias, guardamos su respuesta').first()).toBeVisible()
  await expect(form.getByText('Revisamos su aviso y le escribimos.')).toBeVisible()

  await page.getByRole('link', { name: 'Cambiar la respuesta' }).click()
  await expect(form.getByLabel('Qué pasó')).toHaveValue('Error 20000010')
  await expect(form.getByText('Ya tenemos el que envió.')).toBeVisible()
  await form.getByRole('radio', { name: 'Funcionó', exact: true }).check()
  await expect(form.getByLabel('Qué pasó')).toBeHidden()
  await send.click()
  await expect(form.getByText('Funcionó', { exact: true })).toBeVisible()
  await expectAccessible(form)
})

test('a known dead end is said before paying, and confirmed where the firmware is that one', async ({
  page,
  newPerson,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/422/)
  await signIn(await newPerson({ name: 'Leo' }))
  await page.goto('/reset/list?q=l3110')
  await hydrated(page)
  await expect(page.getByText('Funcionó en 3 de 4').first()).toBeVisible()
  await page.getByRole('button', { name: 'Comprar L3110 Reset' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Con firmware AS25*:')).toBeVisible()
  const confirmation = dialog.getByRole('checkbox', { name: /^Sé que con mi firmware/ })
  await dialog.getByLabel('Modelo de su impresora').fill('L3110')
  await dialog.getByLabel('Código de Transacción').fill(freshCode())
  await expect(confirmation).toHaveCount(0)
  await dialog.getByLabel('Versión de firmware').fill('as25.m1')
  await expect(confirmation).toBeVisible()
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await expect(dialog.getByText('Confirme que lo compra igual.')).toBeVisible()
  await confirmation.check()
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('la solicitud ha sido enviada').first()).toBeVisible()
})

test('the files are a table, by model, with plan and button in each row; a used code is refused', async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/422/)
  await signIn('cliente@demo.cu')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.goto('/reset/list')
  await hydrated(page)
  await test.step('the browser lays out the list a few times, not once for each file', async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const files = await page.getByRole('main').locator('table form').count()
    expect(files).toBeGreaterThan(30)
    expect(metrics.find(({ name }) => name === 'LayoutCount')?.value).toBeLessThan(files / 2)
  })

  await page.setViewportSize({ width: 768, height: 900 })
  const table = page.getByRole('table', { name: 'Reset & Firmwares' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Dispositivo',
    'Modelo',
    'Tipo de archivo',
    'Plan',
    'Comprar',
  ])
  const row = table
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Comprar L3250 Reset' }) })
  await expect(row.getByRole('rowheader')).toHaveText('Epson L3250')
  await expect(row.getByRole('radio')).toHaveCount(2)
  const models = await table.locator('tbody th[scope=row]').allTextContents()
  expect(models).toEqual(models.toSorted(new Intl.Collator('es', { numeric: true }).compare))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768)

  await test.step('a used transaction code is refused and the form stays', async () => {
    await page.getByLabel('Buscar por modelo').fill('L3250')
    await page.getByRole('button', { name: 'Comprar L3250 Reset' }).click()
    const code = page.getByLabel('Código de Transacción')
    await code.fill('kw402530077ra')
    await page.getByLabel('Modelo de su impresora').fill('L3250')
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByText('Ese código de transacción ya fue utilizado.').first()).toBeVisible()
    await expect(code).toHaveValue('kw402530077ra')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a reset is bought', async ({ page, newPerson, signIn }) => {
    await signIn(await newPerson({ name: 'Eva' }))
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/reset/list')
    const buy = page.getByRole('button', { name: 'Comprar L3250 Reset' })
    await expect(buy).toBeHidden()
    await page.getByText('Epson L3250', { exact: true }).filter({ visible: true }).click()
    await buy.click()
    await page.getByLabel('Código de Transacción').fill(freshCode())
    await page.getByLabel('Modelo de su impresora').fill('L3250')
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(page.getByText('la solicitud ha sido enviada')).toBeVisible()
  })
})
