import { createHmac } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { hydrated } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

const secret = 'un secreto de la pasarela'

/** As the gateway tells the shop. */
async function notify(request: APIRequestContext, providerId: number, told: object): Promise<void> {
  const data = JSON.stringify(told)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', secret)
    .update(data + timestamp)
    .digest('hex')
  const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature }
  const answer = await request.post(`/api/payment-notifications/${providerId}`, { data, headers })
  expect(answer.status()).toBe(200)
}

test('the owner connects a gateway, a customer pays with it, and staff see what it said', {
  tag: '@phone',
}, async ({ page, request, signIn, newPerson, placeOrder, callAs, staff, expectAccessible }) => {
  const name = `Tarjeta ${Date.now()}`
  // The gateway is named where there are several.
  const payNow = new RegExp(`^Pagar ahora( con ${name})?$`)
  await signIn('admin@demo.cu')
  await page.goto('/admin/payment-providers/create')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Nombre', exact: true }).fill(name)
  await dialog
    .getByRole('textbox', { name: 'Dirección', exact: true })
    .fill('https://pasarela.ejemplo.cu/pagar?r={reference}')
  await dialog.getByLabel('Secreto').fill(secret)
  await dialog.getByLabel('Forma de pago').selectOption('Monedero en línea')
  await dialog.getByLabel('USD').check()
  await dialog.getByLabel('Activa', { exact: true }).check()
  await expectAccessible(dialog)
  await page.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(dialog).toBeHidden()
  const { data } = await staff.get<{ data: { id: number; name: string; version: number }[] }>(
    '/admin/payment-providers',
  )
  const provider = data.find((one) => one.name === name)
  if (!provider) throw new Error('The gateway was not stored')
  await page.goto(`/admin/payment-providers/${provider.id}`)
  await page.getByRole('button', { name: 'Probar' }).click()
  await expect(page.getByText('El enlace sirve.')).toBeVisible()

  const ana = await newPerson({ name: 'Ana' })
  const { id } = await placeOrder(ana, { paymentMethod: 'transfer' })
  const { total, currency } = await (await callAs(ana)).get<{ total: number; currency: string }>(
    `/sellorders/${id}`,
  )
  await signIn(ana)
  await page.goto(`/account/orders/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: payNow }).click()
  await expect(page).toHaveURL(/\/shop\/online-payment\/[\w-]{24}\?new=1$/)
  await hydrated(page)
  await expect(page.getByText('Falta pagar')).toBeVisible()
  const link = page.getByRole('link', { name: 'Ir a la pasarela' })
  await expect(link).toHaveAttribute('href', /^https:\/\/pasarela\.ejemplo\.cu\/pagar\?r=[\w-]{24}$/)
  await expectAccessible()
  const [, reference] = /payment\/([\w-]{24})/.exec(page.url()) ?? []

  await notify(request, provider.id, { reference, state: 'paid', amount: total.toFixed(2), currency })
  await page.getByRole('link', { name: 'Actualizar' }).click()
  await expect(page.getByText('Recibimos su pago')).toBeVisible()
  await expect(link).toHaveCount(0)

  await signIn('admin@demo.cu')
  await page.goto(`/admin/orders/${id}`)
  const card = page.getByRole('region', { name: 'Pagos en línea' })
  await expect(card.getByText('Pagado', { exact: true })).toBeVisible()
  await card.getByText('Qué dijo la pasarela').click()
  await expect(card.getByText(/Aviso: pagado/)).toBeVisible()
  await expectAccessible(card)
  // What came by a gateway is given back there, not rejected.
  await expect(page.getByText('este pago no se rechaza')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rechazar' })).toHaveCount(0)

  await test.step('the family pays with it too, without an account', async () => {
    const order = await placeOrder(ana, { paymentMethod: 'transfer' })
    const api = await callAs(ana)
    const { link } = await api.post<{ link: { path: string } }>(`/sellorders/${order.id}/family-link`)
    await signIn(ana)
    await page.goto(`/shop/checkout/success/${order.id}`)
    await expect(page.getByRole('button', { name: payNow })).toBeVisible()
    await page.context().clearCookies()
    await page.goto(link.path)
    await hydrated(page)
    await page.getByRole('button', { name: payNow }).click()
    await expect(page).toHaveURL(/\/shop\/online-payment\/[\w-]{24}\?new=1$/)
    await expect(page.getByRole('link', { name: 'Ir a la pasarela' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver mis pedidos' })).toHaveCount(0)
    await expectAccessible()
  })
  await staff.patch(`/admin/payment-providers/${provider.id}`, { enable: false })
})

test('a payment that does not exist says so', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/)
  await page.goto('/shop/online-payment/no-such-payment')
  await expect(page.getByRole('heading', { name: 'Este pago no existe' })).toBeVisible()
})
