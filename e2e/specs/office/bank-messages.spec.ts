import { freshCode } from '../../support/office.ts'
import { hydrated } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

const textOf = (code: string, amount: string) =>
  `PAGOxMOVIL El titular del telefono 5352345678 le ha realizado una transferencia a la cuenta 9200069992000001 de ${amount} USD. Nro. Transaccion ${code}. Fecha: 2/3/2026.`

test('a shared message is read, its payment verified with one press, and the customer sees it', {
  tag: '@phone',
}, async ({ page, context, signIn, newPerson, placeOrder, callAs, expectAccessible }) => {
  const ana = await newPerson({ name: 'Ana' })
  const order = await placeOrder(ana, { paymentMethod: 'transfer' })
  const code = freshCode()
  const api = await callAs(ana)
  const { total } = await api.get<{ total: number }>(`/sellorders/${order.id}`)
  await api.post(`/sellorders/${order.id}/payment`, { transactionCode: code })
  await signIn(ana)
  const shop = await context.newPage()
  await shop.goto(`/account/orders/${order.id}`)
  await hydrated(shop)
  await expect(shop.getByText('Pago en revisión')).toBeVisible()

  await signIn('admin@demo.cu')
  const shared = new URLSearchParams({ text: textOf(code, total.toFixed(2)) })
  await page.goto(`/admin/bank-messages/paste?${shared}`)
  await expect(page.getByLabel('Texto del mensaje')).toHaveValue(/PAGOxMOVIL/)
  await expect(page).toHaveURL(/\/admin\/bank-messages\/paste$/)
  await page.getByRole('button', { name: 'Leer' }).click()
  const proposals = page.getByRole('region').or(page.getByRole('dialog'))
  await expect(page.getByText('Se reportó con este número', { exact: true })).toBeVisible()
  await expectAccessible(proposals.first())
  await page
    .getByRole('button', { name: /^Es esto: Pedido/ })
    .first()
    .click()
  await expect(page.getByText('Pago verificado')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('link', { name: /Pedido ORDEN/ })).toBeVisible()

  await signIn(ana)
  await shop.bringToFront()
  await expect(shop.getByText('Recibimos su pago')).toBeVisible()
  await expect(shop.getByRole('button', { name: 'Copiar el importe' })).toBeHidden()
})

test('a message without a payment waits in the queue until it is dismissed', async ({ page, signIn }) => {
  await signIn('admin@demo.cu')
  const code = freshCode()
  await page.goto('/admin/bank-messages')
  await page.getByRole('link', { name: 'Pegar mensaje' }).click()
  const text = page.getByLabel('Texto del mensaje')
  await text.fill('La Transferencia fue completada. Monto: 10.00 CUP')
  await page.getByRole('button', { name: 'Leer' }).click()
  await expect(page.getByText('no prueba que el dinero llegó')).toBeVisible()
  await text.fill(textOf(code, '987.65'))
  await page.getByRole('button', { name: 'Leer' }).click()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Personal')
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Descartar' })
    .last()
    .click()
  await expect(page.getByText('Transferencia descartada')).toBeVisible()
})
