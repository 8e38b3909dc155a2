import { confirm, freshCode, sectionOf } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

test('an order is paid and answered, and the customer reads the answer', { tag: '@both' }, async ({
  page,
  signIn,
  newPerson,
  callAs,
  placeOrder,
}) => {
  const ana = await newPerson({ name: 'Ana' })
  const order = await placeOrder(ana, { paymentMethod: 'transfer' })
  const number = order.noSellOrden
  await (await callAs(ana)).post(`/sellorders/${order.id}/payment`, { transactionCode: freshCode() })

  await signIn('admin@demo.cu')
  await page.goto('/admin')
  await expect(page).toHaveTitle(/^\(\d+\) Por atender/)
  await page.goto('/admin?kind=payment')
  await page.getByRole('link', { name: `Verificar el pago ${number}` }).click()
  await expect(page.getByRole('heading', { name: `Pedido ${number}` })).toBeVisible()
  await sectionOf(page, 'Pago').getByRole('button', { name: 'Pago verificado' }).click()
  await confirm(page, 'Pago verificado')
  await expect(sectionOf(page, 'Pago')).toContainText('Verificado el')

  await page.getByLabel('Respuesta para el cliente').fill('Puede recogerlo mañana desde las 9.')
  await page.getByRole('button', { name: 'Guardar y avisar al cliente' }).click()
  await expect(page.getByText('Se guardó y se avisó al cliente.')).toBeVisible()
  await expect(sectionOf(page, 'Historial')).toContainText('En proceso')

  await signIn(ana)
  await page.goto('/account/orders')
  await page
    .getByRole('button', { name: /Ver Respuesta/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText('Puede recogerlo mañana desde las 9.')).toBeVisible()
})

test('the second of two answers to one order is refused without losing the text', async ({
  page,
  signIn,
  newPerson,
  placeOrder,
  staff,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  const order = await placeOrder(await newPerson({ name: 'Ana' }))

  await signIn('admin@demo.cu')
  await page.goto(`/admin/orders/${order.id}`)
  await page.getByLabel('Respuesta para el cliente').fill('La mía')
  await staff.patch(`/sellorders/${order.id}`, { respuesta: 'La de otra persona', status: 'EN PROCESO' })
  await page.getByRole('button', { name: 'Guardar y avisar al cliente' }).click()
  await expect(
    page.getByRole('alert').getByText('Otra persona respondió mientras usted escribía.'),
  ).toBeVisible()
  await expect(page.getByLabel('Respuesta para el cliente')).toHaveValue('La mía')
  await page.getByRole('button', { name: 'Guardar y avisar al cliente' }).click()
  await expect(page.getByText('Se guardó y se avisó al cliente.')).toBeVisible()
})

test('an order is cancelled after a confirmation', async ({ page, signIn, newPerson, placeOrder }) => {
  const order = await placeOrder(await newPerson({ name: 'Ana' }))
  await signIn('admin@demo.cu')
  await page.goto(`/admin/orders/${order.id}`)
  await page.getByRole('button', { name: 'Cancelar pedido' }).click()
  await confirm(page, 'Cancelar pedido')
  await expect(page.getByText(`El pedido ${order.noSellOrden} se canceló`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancelar pedido' })).toBeHidden()
})

test('the link back from an order restores the list, also after a reload', async ({
  page,
  signIn,
  newPerson,
  placeOrder,
}) => {
  const { noSellOrden: number } = await placeOrder(await newPerson())
  await signIn('admin@demo.cu')
  await page.goto('/admin/orders')
  const search = page.getByRole('searchbox', { name: 'Buscar' })
  await search.fill(number)
  await expect(page).toHaveURL(/filter=.*search/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: `Abrir el pedido ${number}` }).click()
  await expect(page.getByRole('heading', { name: `Pedido ${number}` })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Todos los pedidos' }).click()
  await expect(search).toHaveValue(number)
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('orders are filtered by the URL and exported as CSV', async ({
  page,
  signIn,
  newPerson,
  placeOrder,
}) => {
  const order = await placeOrder(await newPerson({ name: 'Filomena' }))
  await signIn('admin@demo.cu')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/orders')
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(order.noSellOrden)
  await expect(page).toHaveURL(/filter=.*search/)
  await expect(page.getByRole('link', { name: `Abrir el pedido ${order.noSellOrden}` })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^pedidos-\d{4}-\d{2}-\d{2}\.csv$/)
})
