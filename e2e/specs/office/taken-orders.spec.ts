import { freshCode, sectionOf, someProduct } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

test('an order for somebody who called is entered, and paid by its link without an account', {
  tag: '@phone',
}, async ({ page, staff, signIn, browser, expectAccessible, pageErrors }) => {
  pageErrors.allow(/422/)
  const product = await someProduct(staff)
  await signIn('vendedor@demo.cu')
  await page.goto('/admin/orders')
  await page.getByRole('link', { name: 'Nuevo encargo' }).click()
  const save = page.getByRole('button', { name: 'Registrar encargo' })
  await page.getByRole('searchbox', { name: 'Buscar producto' }).fill(product.sku)
  await page.getByRole('searchbox', { name: 'Buscar producto' }).press('Enter')
  await expect(sectionOf(page, 'Productos del encargo')).toContainText(product.name)
  await page.getByLabel('Cómo se entrega').selectOption({ label: 'Entrega a domicilio' })
  await save.click()
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveAccessibleDescription(/Escriba el nombre/)
  await expectAccessible(page.getByRole('main'))
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Yaima Pérez')
  await page.getByRole('textbox', { name: 'Teléfono', exact: true }).fill('5234 5678')
  await page.getByLabel('Calle y número').fill('Calle Martí 12')
  await page.getByLabel('Provincia').selectOption({ label: 'Granma' })
  await page.getByLabel('Municipio').selectOption({ label: 'Bayamo' })
  await page.getByLabel('Cómo paga').selectOption({ label: 'Transferencia bancaria' })
  await save.click()

  await expect(page.getByRole('heading', { name: /^Pedido ORDEN-/ })).toBeVisible()
  await expect(sectionOf(page, 'Entrega')).toContainText('Calle Martí 12, Bayamo, Granma')
  await page.getByRole('button', { name: 'Mostrar el enlace' }).click()
  const link = (await sectionOf(page, 'Enlace para pagar').locator('code').textContent()) ?? ''
  await expectAccessible(page.getByRole('main'))

  const visitor = await browser.newContext()
  const phone = await visitor.newPage()
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: 'Cómo pagar' })).toBeVisible()
  await expect(phone.getByText('Yaima')).toHaveCount(0)
  await phone.getByLabel('Código de Transacción').fill(freshCode())
  await phone.getByRole('button', { name: 'Enviar el pago' }).click()
  await expect(phone.getByText('Por verificar')).toBeVisible()
  // Nothing is left to do: the form is folded.
  await expect(phone.getByText('Enviar otro código', { exact: true })).toBeVisible()
  await expect(phone.getByLabel('Código de Transacción')).toBeHidden()
  await visitor.close()
})
