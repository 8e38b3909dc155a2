import { confirm, freshCode, openScreen, sectionOf } from '../../support/office.ts'
import { hydrated } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

test('a serial goes from the receipt to the sale; its passport goes to another owner, who reports it stolen', {
  tag: '@phone',
}, async ({ page, browser, staff, newPerson, signIn }) => {
  const [serial, run] = [freshCode(), freshCode()]
  const slug = `con-serie-${run.toLowerCase()}`
  await staff.post('/categories', { slug, name: `Con serie ${run}`, serialsRequired: true })
  const name = `Portátil ${run}`
  const product = { sku: `P-${run}`, name, price: 10, categories: [slug], warrantyMonths: 12 }
  await staff.post('/products', product)
  const [ana, luis] = [await newPerson({ name: 'Ana' }), await newPerson({ name: 'Luis' })]
  await signIn('vendedor@demo.cu')
  await page.goto('/admin/stock-sheets')

  await test.step('scanned into the draft of the receipt, which a reload does not lose', async () => {
    await page.getByRole('button', { name: 'Recibir mercancía' }).click()
    await page.getByLabel('SKU', { exact: true }).fill(`${product.sku};1`)
    await page.getByLabel('SKU', { exact: true }).press('Enter')
    const scanned = sectionOf(page, 'Números de serie')
    await scanned.getByText('0 de 1').click()
    const saved = page.waitForResponse((response) => !!response.request().postData()?.includes(serial))
    await scanned.getByLabel(`Números de serie de ${name}`).fill(serial)
    await saved
    await page.reload()
    await expect(scanned).toContainText('1 de 1')
    await page.getByRole('button', { name: 'Confirmar entrada' }).click()
    await confirm(page, 'Confirmar entrada')
    await expect(page.getByText('Confirmado', { exact: true })).toBeVisible()
    await expect(scanned).toContainText('1 de 1')
  })

  await test.step('sold at the counter to an account, with the serial that the category asks for', async () => {
    await openScreen(page, '/admin/counter')
    await page.getByRole('searchbox', { name: 'Buscar producto' }).fill(product.sku)
    await page.getByRole('button', { name: `Agregar ${name}` }).click()
    await page.getByLabel(`Números de serie de ${name}`).fill(serial.toLowerCase())
    await page.getByRole('searchbox', { name: 'Buscar cliente' }).fill(ana.email)
    await page
      .getByRole('button', { name: /^Elegir a/ })
      .first()
      .click()
    await page.getByText('Efectivo al recibir', { exact: true }).click()
    await page.getByRole('button', { name: 'Cobrar $10.00 USD' }).click()
    await confirm(page, 'Cobrar $10.00 USD')
    await expect(page.getByRole('heading', { name: /^Venta ORDEN-\d+ registrada$/ })).toBeVisible()
  })

  const device = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  let passport = ''
  let code = ''
  await test.step('the buyer makes its QR code and hands it on by a code', async () => {
    await signIn(ana)
    await page.goto('/account/equipment')
    await hydrated(page)
    await expect(device).toContainText(`N.º de serie ${serial}`)
    await device.getByRole('button', { name: 'Nuevo código QR' }).click()
    passport = (await device.getByRole('link', { name: 'Ver el pasaporte' }).getAttribute('href')) ?? ''
    await device.getByRole('button', { name: 'Pasar a otra persona' }).click()
    await confirm(page, 'Pasar a otra persona')
    const shown = await device.getByText(/^Código: /).textContent()
    code = (shown ?? '').replace('Código: ', '')
    expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  })

  await test.step('the new owner adds it and reports it stolen, which whoever scans it reads', async () => {
    await signIn(luis)
    await page.goto('/account/equipment')
    await hydrated(page)
    await page.getByLabel('Código', { exact: true }).fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Agregar', exact: true }).click()
    await expect(page.getByText('El equipo está en su cuenta.')).toBeVisible()
    await device.getByRole('button', { name: 'Nuevo código QR' }).click()
    const own = (await device.getByRole('link', { name: 'Ver el pasaporte' }).getAttribute('href')) ?? ''
    await device.getByRole('button', { name: 'Reportar robado' }).click()
    await confirm(page, 'Reportar robado')
    await expect(device).toContainText('Reportado robado')
    const stranger = await browser.newContext()
    const scan = await stranger.newPage()
    await scan.goto(new URL(own, page.url()).href)
    await expect(scan.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(scan.getByText('Este equipo está reportado como robado.')).toBeVisible()
    for (const secret of [serial, ana.email, luis.email]) await expect(scan.getByText(secret)).toHaveCount(0)
    await scan.goto(new URL(passport, page.url()).href)
    await expect(scan.getByText('Este pasaporte no existe o su dueño lo retiró.')).toBeVisible()
    await stranger.close()
  })
})
