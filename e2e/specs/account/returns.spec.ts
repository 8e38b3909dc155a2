import { askForReturn, completedOrder } from '../../support/customer.ts'
import { confirm, sectionOf } from '../../support/office.ts'
import { hydrated, sentMarkup } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a buyer asks for a return with a photo; staff accept, receive and refund it', {
  tag: '@phone',
}, async ({ page, staff, newPerson, callAs, signIn, expectAccessible }) => {
  const ana = await newPerson({ name: 'Ana' })
  const order = await completedOrder(await callAs(ana), staff)
  const product = order.items[0]?.product.name ?? ''
  await signIn(ana)
  await page.goto(`/account/orders/${order.id}`)
  await hydrated(page)
  await expect(page.getByText(/Puede devolver hasta el/)).toBeVisible()
  await page.getByRole('link', { name: 'Pedir devolución o garantía' }).click()
  await expect(page.getByRole('heading', { name: 'Devolución o garantía' })).toBeVisible()
  await page.getByLabel(`Unidades de ${product}`).fill('1')
  await page.getByLabel('Motivo').selectOption({ label: 'Llegó otro producto' })
  await page.getByLabel('Cuéntenos qué pasó').fill('Pedí el gris')
  const photo = { name: 'foto.png', mimeType: 'image/png', buffer: picture }
  await page.getByLabel('Agregar fotos').setInputFiles(photo)
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Enviar la solicitud' }).click()
  await expect(page.getByRole('heading', { name: /Devolución DEVOLUCION-/ })).toBeVisible()
  await expect(page.getByText('La revisaremos y le avisaremos por correo.')).toBeVisible()
  const returnPage = page.url()
  const id = Number(returnPage.split('/').at(-1))

  await signIn('vendedor@demo.cu')
  await page.goto(`/admin/returns/${id}`)
  await expect(page.getByText('Pedí el gris')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Foto 1 de la devolución' })).toBeVisible()
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await expect(page.getByText('Escriba por qué se rechaza.')).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  await page.getByLabel('Nota para el cliente').fill('Traiga la caja')
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await confirm(page, 'Aceptar')
  await page.getByRole('button', { name: 'Marcar como recibida' }).click()
  await confirm(page, 'Marcar como recibida')
  const settlement = sectionOf(page, 'Resolver')
  await settlement.getByLabel(/Destino de/).selectOption({ label: 'Vuelve al inventario' })
  await settlement.getByLabel('Forma de reembolso').selectOption({ label: 'Efectivo al recibir' })
  await expectAccessible(settlement)
  await settlement.getByRole('button', { name: 'Resolver y avisar al cliente' }).click()
  await confirm(page, 'Resolver y avisar al cliente')
  await expect(sectionOf(page, 'Reembolso')).toContainText('por Efectivo al recibir')

  await signIn(ana)
  const answer = await sentMarkup(page.request, returnPage)
  expect(answer).toContain('Traiga la caja')
  expect(answer).toContain('por Efectivo al recibir')
  const bought = await sentMarkup(page.request, `/account/orders/${order.id}`)
  expect(bought).toContain(`${product}: devuelto 1 de 2`)
})

test('a warranty claim becomes a repair at no charge that the buyer follows', { tag: '@phone' }, async ({
  page,
  staff,
  newPerson,
  callAs,
  signIn,
}) => {
  const ana = await newPerson({ name: 'Ana' })
  const api = await callAs(ana)
  const order = await completedOrder(api, staff, 'category=almacenamiento')
  await signIn(ana)
  await page.goto(`/account/orders/${order.id}/return`)
  await hydrated(page)
  await page.getByRole('radio', { name: 'Repararlo en garantía' }).check()
  await page.getByLabel('Motivo').selectOption({ label: 'No funciona o falla' })
  await page.getByLabel('Cuéntenos qué pasó').fill('No enciende')
  await page.getByRole('button', { name: 'Enviar la solicitud' }).click()
  await expect(page.getByRole('heading', { name: /Garantía DEVOLUCION-/ })).toBeVisible()
  const id = Number(page.url().split('/').at(-1))
  await staff.post(`/admin/returns/${id}/decision`, { state: 'accepted' })
  await staff.post(`/admin/returns/${id}/receipt`, {})

  await signIn('admin@demo.cu')
  await page.goto(`/admin/returns/${id}`)
  const settlement = sectionOf(page, 'Resolver')
  await settlement.getByLabel('Servicio de la reparación').selectOption({ index: 1 })
  await settlement.getByRole('button', { name: 'Resolver y avisar al cliente' }).click()
  await confirm(page, 'Resolver y avisar al cliente')
  await page.getByRole('link', { name: /Ver la reparación SERVICIO-/ }).click()
  await expect(page.getByText(/En garantía y sin costo/)).toBeVisible()
  const repair = Number(page.url().split('/').at(-1))

  await signIn(ana)
  await page.goto(`/account/returns/${id}`)
  await page.getByRole('link', { name: /Reparación SERVICIO-/ }).click()
  await expect(page.getByRole('heading', { name: /SERVICIO-/ })).toBeVisible()
  await expect(page.getByText('Reparación en garantía, sin costo')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver la devolución' })).toHaveAttribute(
    'href',
    `/account/returns/${id}`,
  )
  await staff.patch(`/orderservices/${repair}`, { status: 'EN PROCESO', warrantyMonths: 3 })
  await staff.patch(`/orderservices/${repair}`, { status: 'COMPLETADA' })
  expect(await sentMarkup(page.request, page.url())).toContain('En garantía hasta el')
})

test('a request is withdrawn until staff decide, and a refusal says why', async ({
  page,
  staff,
  newPerson,
  callAs,
  signIn,
}) => {
  const ana = await newPerson({ name: 'Ana' })
  const api = await callAs(ana)
  const order = await completedOrder(api, staff)
  const [first, second] = [await askForReturn(api, order), await askForReturn(api, order)]
  await staff.post(`/admin/returns/${second.id}/decision`, { state: 'refused', note: 'Falta la caja' })
  await signIn(ana)
  const refused = await sentMarkup(page.request, `/account/returns/${second.id}`)
  expect(refused).toContain('Falta la caja')
  expect(refused).not.toContain('Retirar la solicitud')
  await page.goto(`/account/returns/${first.id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Retirar la solicitud' }).click()
  await confirm(page, 'Sí')
  await expect(page.getByText('Retirada por usted')).toBeVisible()
})
