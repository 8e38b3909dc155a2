import { someProduct } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

test('an unpaid order is completed with a reason, found by the filter, and reopened', {
  tag: '@phone',
}, async ({ page, signIn, newPerson, callAs, staff, expectAccessible }) => {
  const api = await callAs(await newPerson())
  const { id: productId } = await someProduct(api)
  await api.post('/cart/items', { productId })
  const wish = { termsAccepted: true, currency: 'USD', recipientPhone: '5555 0101' }
  const order = await api.post<{ id: number; noSellOrden: string }>('/sellorders', wish)
  await staff.patch(`/sellorders/${order.id}`, { status: 'EN PROCESO' })
  await signIn('admin@demo.cu')
  await page.goto(`/admin/orders/${order.id}`)
  await page.getByLabel('Estado del pedido').selectOption('COMPLETADA')
  await page.getByRole('button', { name: 'Guardar y avisar al cliente' }).click()
  const dialog = page.getByRole('dialog', { name: /^¿Completar sin pago\? Faltan \$/ })
  await dialog.getByRole('button', { name: 'Completar sin pago' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Motivo').fill('Cliente de confianza')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Completar sin pago' }).click()
  await expect(page.getByText(/Sin pago, faltan .*: Cliente de confianza/)).toBeVisible()
  const filter = JSON.stringify({ paid: false, search: order.noSellOrden })
  await page.goto(`/admin/orders?filter=${encodeURIComponent(filter)}`)
  await expect(page.getByRole('main').getByText('Sin pago', { exact: true }).last()).toBeVisible()
  await page.goto(`/admin/orders/${order.id}`)
  await page.getByRole('button', { name: 'Reabrir pedido' }).click()
  const reopen = page.getByRole('dialog', { name: /^¿Reabrir el pedido/ })
  await reopen.getByLabel('Motivo').fill('Todavía no pagó')
  await reopen.getByRole('button', { name: 'Reabrir pedido' }).click()
  await expect(page.getByText('Todavía no pagó')).toBeVisible()
})
