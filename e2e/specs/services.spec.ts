import { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { days } from '@tecnoclick/domain/platform/duration'
import { desc, eq } from 'drizzle-orm'
import { hydrated, sentMarkup, submitSignIn } from '../support/page.ts'
import type { Person } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a visitor signs in to request a service; a session that ends meanwhile loses neither words nor photos', {
  tag: '@phone',
}, async ({ page, context, newPerson, db, pageErrors }) => {
  pageErrors.allow(/422/)
  const person = await newPerson({ name: 'Ana' })
  await page.goto('/services')
  await expect(page).toHaveURL(/\/services\/list$/)
  await hydrated(page)
  const form = /\/services\/order\/create\/\d+$/

  await test.step('a visitor sees the services, signs in before requesting one and comes back to it', async () => {
    await expect(page.getByRole('heading', { name: 'Servicios', level: 1 })).toBeVisible()
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2)
    await page.getByRole('link', { name: 'Solicitar Servicio' }).first().click()
    await expect(
      page.getByText('Ud necesita iniciar sesión para realizar una solicitud de servicios').first(),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/services\/list\?service=\d+$/)
    const service = new URL(page.url()).searchParams.get('service')
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
    await submitSignIn(page, person.email)
    await expect(page).toHaveURL(new RegExp(`/services/order/create/${service}$`))
  })

  await test.step('a session that ends in the middle of a request loses neither words nor photos', async () => {
    await page.getByLabel('Marca').selectOption({ index: 1 })
    await page.getByLabel('Descripción general (falla)').fill('No enciende')
    const photo = page.getByRole('img', { name: 'Foto 1 de la falla' })
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'f.png', mimeType: 'image/png', buffer: picture })
    await expect(photo).toBeVisible()
    await context.clearCookies({ name: 'session' })
    await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
    await expect(page).toHaveURL(/\/account\/login\?next=/)
    await submitSignIn(page, person.email)
    await expect(page).toHaveURL(form)
    await expect(page.getByLabel('Descripción general (falla)')).toHaveValue('No enciende')
    await expect(photo).toBeVisible()
    await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Recibimos su solicitud' })).toBeVisible()
    const [sent] = await db.select().from(serviceOrders).where(eq(serviceOrders.customerId, person.id))
    expect(sent?.failure).toBe('No enciende')
  })
})

test('a request with a photo gets a quote, which the ticket link accepts', { tag: '@phone' }, async ({
  page,
  baseURL,
  db,
  staff,
  newPerson,
  signIn,
  lastMail,
  isMobile,
}) => {
  const ana = await newPerson({ name: 'Ana', streets: ['Calle Martí 12'] })
  await signIn(ana)
  await page.goto('/services/list')
  await hydrated(page)
  const cards = page.getByRole('main').getByRole('listitem')
  const description = await cards
    .filter({ hasText: 'Solicitar Servicio' })
    .first()
    .getByRole('paragraph')
    .first()
    .textContent()
  await page.getByRole('link', { name: 'Solicitar Servicio' }).first().click()
  await expect(page.getByRole('main').getByText(description ?? '—')).toBeVisible()

  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(page.getByText('Seleccione una marca')).toBeVisible()
  await page.getByLabel('Marca').selectOption({ index: 1 })
  await page.getByLabel('Modelo').fill('L3250')
  await page.getByLabel('Descripción general (falla)').fill('No imprime el negro.\nDesde ayer.')
  await page
    .getByLabel('Agregar fotos')
    .setInputFiles({ name: 'falla.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('img', { name: 'Foto 1 de la falla' })).toBeVisible()
  await page.getByRole('switch', { name: 'Servicio a domicilio' }).check()
  await expect(page.getByRole('combobox', { name: 'Dirección' })).not.toHaveValue('')
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText('Solicitud Completada').first()).toBeVisible()
  const { id, orderNum } = await lastOrderOf(ana)
  await expect(page).toHaveURL(new RegExp(`/services/order/requested/${id}$`))
  await expect(
    page.getByRole('heading', { level: 1, name: `Recibimos su solicitud ${orderNum}` }),
  ).toBeVisible()
  await expect(page.getByRole('main')).toContainText(ana.email)
  await expect(page.getByRole('list', { name: 'Qué pasa ahora' }).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('link', { name: 'Ver la solicitud' }).click()
  await expect(page.getByRole('heading', { name: `Orden de servicio ${orderNum}` })).toBeVisible()
  await page.getByRole('link', { name: 'Imprimir comprobante' }).click()
  await expect(page.getByRole('img', { name: `Código QR de la orden ${orderNum}` })).toBeVisible()
  await staff.patch(`/orderservices/${id}`, {
    respuesta: 'Hay que limpiar el cabezal.',
    quote: { amount: 4500, currency: 'CUP', validUntil: new Date(Date.now() + days(7)).toISOString() },
  })

  await page.goto('/account/orders?type=services')
  await hydrated(page)
  if (isMobile) {
    const card = page.getByRole('list', { name: 'Ordenes de Servicio' }).getByRole('listitem')
    await expect(card).toContainText('EN PROCESO')
    await card.getByRole('link', { name: `Ver la reparación ${orderNum}` }).click()
    await expect(page.getByRole('main')).toContainText('Hay que limpiar el cabezal.')
  } else {
    await expect(page.getByRole('row').filter({ hasText: orderNum })).toContainText('EN PROCESO')
    await page.getByRole('button', { name: 'Ver Respuesta' }).click()
    await expect(page.getByRole('dialog')).toContainText('Hay que limpiar el cabezal.')
  }
  const repair = await sentMarkup(page.request, '/account/dashboard')
  expect(repair).toContain(`Orden de servicio ${orderNum}`)
  expect(repair).toContain('Responder al presupuesto')

  // The page would go on loading the photo without a session.
  await page.goto('about:blank')
  await page.context().clearCookies()
  const path = /\/services\/ticket\/[\w-]+/.exec(await lastMail(ana.email))?.[0] ?? ''
  const response = await page.goto(path)
  expect((await response?.body())?.length).toBeLessThan(15_000)
  expect(await page.locator('script').count()).toBe(0)
  await expect(page.getByText('CUP 4,500.00').first()).toBeVisible()
  await page.getByRole('link', { name: 'Aceptar presupuesto' }).click()
  await expect(page.getByText('¿Desea aceptar el presupuesto de CUP 4,500.00?')).toBeVisible()
  const answered = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Sí, confirmar' }).click()
  // A browser without Sec-Fetch-Site sends only this header about the page of the form.
  expect(await (await answered).headerValue('origin')).toBe(baseURL)
  await expect(page.getByText('Presupuesto aceptado').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Aceptar presupuesto' })).toHaveCount(0)
  expect(await lastMail('contacto@tecnoclick.cu', orderNum)).toContain('resupuesto')

  async function lastOrderOf({ id: customerId }: Person) {
    const [order] = await db
      .select({ id: serviceOrders.id, orderNum: serviceOrders.orderNum })
      .from(serviceOrders)
      .where(eq(serviceOrders.customerId, customerId))
      .orderBy(desc(serviceOrders.id))
    return { id: order?.id ?? 0, orderNum: order?.orderNum ?? '' }
  }
})

test('an invalid ticket is a 404 with a message; a form is refused if its origin is hidden', async ({
  request,
  baseURL,
}) => {
  const response = async (origin: string) => {
    const headers = { cookie: 'locale=es', origin }
    const path = `/services/ticket/${'x'.repeat(43)}/accept`
    return (await request.post(path, { headers, form: { quoteId: 1 } })).status()
  }
  const missing = await request.get(`/services/ticket/${'x'.repeat(43)}`)
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toContain('Este enlace no abre ninguna solicitud.')
  expect(await response(baseURL ?? '')).toBe(404)
  expect(await response('null')).toBe(403)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a service is requested with a photo', async ({ page, newPerson, signIn }) => {
    await signIn(await newPerson({ name: 'Eva' }))
    await page.goto('/services/list')
    await page.getByRole('link', { name: 'Solicitar Servicio' }).first().click()
    await page.getByLabel('Marca').selectOption({ index: 1 })
    await page.getByLabel('Descripción general (falla)').fill('No enciende')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'f.png', mimeType: 'image/png', buffer: picture })
    await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(page.getByText('Solicitud Completada')).toBeVisible()
    await expect(
      page.getByRole('heading', { level: 1, name: /Recibimos su solicitud SERVICIO-/ }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Ver la solicitud' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /SERVICIO-/ })).toBeVisible()
  })
})
