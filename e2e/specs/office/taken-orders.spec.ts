import { freshCode, sectionOf, someProduct } from '../../support/office.ts'
import { expectToFit } from '../../support/page.ts'
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
  await test.step('a pasted chat gives products, phone and municipality, and a link to send back', async () => {
    const chat = [
      'Hola',
      `quiero 2 ${product.sku}`,
      '1 zzzunicornio',
      'vivo en Bayamo, mi móvil es 5 2345678',
    ]
    const lines = chat.map((line) => `[19/11/26, 10:32:05] Yaima: ${line}`).join('\n')
    await page.getByRole('textbox', { name: 'Conversación' }).fill(lines)
    await page.getByRole('button', { name: 'Entender' }).click()
    const reader = sectionOf(page, 'Del chat al pedido')
    await expect(reader.getByText('Municipio: Bayamo')).toBeVisible()
    await expect(reader.getByRole('combobox', { name: '«1 zzzunicornio»' })).toHaveText(/No se encontró/)
    await expectAccessible(page.getByRole('main'))
    await reader.getByRole('button', { name: 'Agregar al encargo' }).click()
    const lineOf = sectionOf(page, 'Productos del encargo')
    await expect(lineOf).toContainText(product.name)
    await expect(lineOf.getByRole('spinbutton')).toHaveValue('2')
    await page.getByRole('button', { name: 'Enlace del carrito' }).click()
    await expectToFit(page)
    await expect(page.getByText(/\/shop\/shared\/[\w-]{22}/)).toContainText(`2 × ${product.name}`)
  })
  await save.click()
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveAccessibleDescription(/Escriba el nombre/)
  await expectAccessible(page.getByRole('main'))
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Yaima Pérez')
  await expect(page.getByRole('textbox', { name: 'Teléfono', exact: true })).toHaveValue('+53 5234 5678')
  await page.getByLabel('Calle y número').fill('Calle Martí 12')
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
