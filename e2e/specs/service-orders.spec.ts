import { days } from '@tecnoclick/domain/platform/duration'
import type { Api } from '../support/api.ts'
import { hydrated, sentMarkup } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const photo = { name: 'foto.png', mimeType: 'image/png', buffer: picture }

async function choices(api: Api) {
  const services = await api.get<{ data: { id: number }[] }>('/services/fulldata')
  const brands = await api.get<{ data: { id: number }[] }>('/brands')
  return { serviceId: services.data[0]?.id, brandId: brands.data[0]?.id, failure: 'No imprime el negro' }
}

const quote = () => ({
  amount: 4500,
  currency: 'CUP',
  validUntil: new Date(Date.now() + days(7)).toISOString(),
  lines: [
    { kind: 'part', description: 'Cabezal', quantity: 2, price: 2000 },
    { kind: 'labour', description: 'Limpieza', price: 500 },
  ],
})

test('in the account a quote is accepted, and messages and photos go both ways', { tag: '@phone' }, async ({
  page,
  staff,
  newPerson,
  callAs,
  signIn,
  expectAccessible,
}) => {
  const ana = await newPerson({ name: 'Ana' })
  const api = await callAs(ana)
  const order = await api.post<{ id: number; orderNum: string }>('/orderservices', await choices(api))
  await staff.patch(`/orderservices/${order.id}`, {
    respuesta: 'Es el cabezal.',
    quote: quote(),
    warrantyMonths: 3,
  })
  await signIn(ana)
  await page.goto('/account/orders?type=services')
  await hydrated(page)
  await page.getByRole('link', { name: order.orderNum }).click()
  await expect(page.getByRole('heading', { name: `Orden de servicio ${order.orderNum}` })).toBeVisible()
  const offer = page.getByRole('region', { name: 'Presupuesto' })
  await expect(offer).toContainText('CUP 4,500.00')
  await expect(offer.getByRole('listitem').first()).toContainText('2 × CUP 2,000.00')
  await expect(page.getByText('3 meses desde la entrega')).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  await offer.getByRole('button', { name: 'Aceptar presupuesto' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(offer).toContainText('Presupuesto aceptado')
  await expect(offer.getByRole('button')).toHaveCount(0)

  const messages = page.getByRole('region', { name: 'Mensajes' })
  await messages.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(messages.getByText('Complete este campo').first()).toBeVisible()
  await messages.getByLabel('Escriba al taller').fill('¿Cuándo estará?')
  await messages.getByLabel('Agregar fotos').setInputFiles(photo)
  await expect(messages.getByRole('img', { name: 'Foto 1 de la falla' })).toBeVisible()
  await messages.getByRole('button', { name: 'Enviar mensaje' }).click()
  const sent = messages.getByRole('listitem').filter({ hasText: '¿Cuándo estará?' })
  await expect(sent.getByRole('img', { name: 'Foto 1 del mensaje' })).toHaveJSProperty('complete', true)
  await expect(messages.getByLabel('Escriba al taller')).toHaveValue('')
  await staff.post(`/orderservices/${order.id}/messages`, { text: 'El jueves.' })
  const answered = await sentMarkup(page.request, page.url())
  expect(answered).toMatch(/<li\b(?:(?!<\/li>).)*Taller(?:(?!<\/li>).)*El jueves\./s)
})

test('without script a quote is rejected and a message is sent', async ({
  browser,
  staff,
  newPerson,
  callAs,
  baseURL,
}) => {
  const ana = await newPerson({ name: 'Ana' })
  const api = await callAs(ana)
  const order = await api.post<{ id: number }>('/orderservices', await choices(api))
  await staff.patch(`/orderservices/${order.id}`, { quote: quote() })
  const { path } = await api.get<{ path: string }>(`/orderservices/${order.id}/ticket`)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByText('2 × CUP 2,000.00')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByRole('alert')).toHaveText('Complete este campo')
  await page.getByLabel('Escriba al taller').fill('¿Aceptan MLC?')
  await page.getByLabel('Fotos').setInputFiles(photo)
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '¿Aceptan MLC?' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Foto 1 del mensaje' })).toBeVisible()
  expect(await page.locator('script').count()).toBe(0)
  await context.close()
})

test('a repair from the counter is added to an account with its receipt and phone', {
  tag: '@phone',
}, async ({ page, staff, newPerson, signIn, pageErrors }) => {
  pageErrors.allow(/422/)
  const order = await staff.post<{ id: number; orderNum: string }>('/admin/orderservices', {
    ...(await choices(staff)),
    name: 'Eva Ramos',
    phone: '5 234 5678',
    accessories: 'Cable',
  })
  const { path, claimCode } = await staff.get<{ path: string; claimCode: string }>(
    `/orderservices/${order.id}/ticket`,
  )
  await page.goto(path)
  await expect(page.getByText('Eva Ramos')).toHaveCount(0)
  await page.getByRole('link', { name: 'Agregar a mi cuenta' }).click()
  await expect(page).toHaveURL(/\/account\/login\?next=/)
  await signIn(await newPerson({ name: 'Eva' }))
  await page.goto('/account/orders?type=services')
  await hydrated(page)
  await page.getByRole('link', { name: 'Agregar una reparación' }).click()
  await page.getByLabel('Código o enlace del comprobante').fill(claimCode.toLowerCase())
  await page.getByLabel('Teléfono que dio en el mostrador').fill('5 234 5679')
  await page.getByRole('button', { name: 'Agregar reparación' }).click()
  await expect(
    page.getByText('No encontramos una reparación con ese comprobante y ese teléfono.').first(),
  ).toBeVisible()
  await page.getByLabel('Teléfono que dio en el mostrador').fill('+53 52345678')
  await page.getByRole('button', { name: 'Agregar reparación' }).click()
  await expect(page.getByRole('heading', { name: `Orden de servicio ${order.orderNum}` })).toBeVisible()
  await expect(page.getByText('Agregada a la cuenta')).toBeVisible()
})
