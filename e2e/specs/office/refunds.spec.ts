import { freshCode, someProduct } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

test('a cancelled order that was paid waits until the refund is entered, and the customer reads it', {
  tag: '@phone',
}, async ({ page, signIn, newPerson, callAs, staff, expectAccessible }) => {
  const person = await newPerson({ name: 'Rosa' })
  const api = await callAs(person)
  const { id: productId } = await someProduct(api)
  await api.post('/cart/items', { productId })
  const wish = { termsAccepted: true, currency: 'USD', recipientPhone: '5555 0101' }
  const order = await api.post<{ id: number; noSellOrden: string; total: number; version: number }>(
    '/sellorders',
    wish,
  )
  const cash = { amount: order.total, paymentMethod: 'cash', version: order.version }
  await staff.post(`/admin/sellorders/${order.id}/payments`, cash)
  await staff.patch(`/sellorders/${order.id}`, { status: 'CANCELADA' })

  await signIn('admin@demo.cu')
  await page.goto('/admin?kind=refund')
  await page.getByRole('button', { name: `Reembolsar ${order.noSellOrden}` }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Registrar un reembolso' })
  await dialog.getByRole('button', { name: 'Registrar' }).click()
  await expect(dialog.getByText('Elija cómo se devolvió.')).toBeVisible()
  await expectAccessible()
  const code = freshCode()
  await dialog.getByLabel('Importe devuelto (USD)').fill('1')
  await dialog.getByLabel('Cómo se devolvió').selectOption({ label: 'Efectivo al recibir' })
  await dialog.getByRole('button', { name: 'Registrar' }).click()
  await expect(dialog).toBeHidden()

  await page.goto(`/admin/orders/${order.id}`)
  await page.getByRole('button', { name: 'Registrar reembolso' }).click()
  await dialog.getByLabel('Cómo se devolvió').selectOption({ label: 'Transferencia bancaria' })
  await dialog.getByLabel('Código de transacción').fill(code)
  await dialog.getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByText('El reembolso quedó registrado y se avisó al cliente.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Registrar reembolso' })).toBeHidden()
  expect(await staff.get(`/sellorders/${order.id}`)).toMatchObject({ refundDue: 0 })

  await signIn(person)
  await page.goto(`/account/orders/${order.id}`)
  await expect(page.getByText('Reembolso pendiente').first()).toBeVisible()
  await expect(page.getByText('Reembolso hecho').first()).toBeVisible()
  await expect(page.getByText(code.toUpperCase())).toBeVisible()
})
