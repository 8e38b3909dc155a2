import { confirm, sectionOf } from '../../support/office.ts'
import { hydrated } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

test('staff add a zone, the shop answers by it, and it is removed again', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.cu')
  await page.goto('/admin/delivery-zones')
  await page.getByRole('link', { name: 'Agregar zona' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar zona' })
  await dialog.getByLabel(/Provincia/).selectOption({ label: 'Pinar del Río' })
  await dialog.getByLabel(/Municipio/).selectOption({ label: 'Viñales' })
  await dialog.getByLabel(/Entrega/).selectOption({ label: 'Sí' })
  await dialog.getByLabel('Envío en USD').fill('7,25')
  await dialog.getByLabel(/Llega desde/).fill('3')
  await dialog.getByLabel(/Hasta/).fill('6')
  await dialog.getByRole('button', { name: 'Agregar' }).click()
  await page.locator('summary').filter({ hasText: 'Pinar del Río' }).click()
  await expect(page.getByRole('main').getByText('Viñales, Pinar del Río')).toBeVisible()

  await page.goto('/site/faq#entrega')
  await page.getByLabel(/Provincia/).selectOption({ label: 'Pinar del Río' })
  await page.getByLabel(/Municipio/).selectOption({ label: 'Viñales' })
  await expect(page.getByText('$7.25')).toBeVisible()

  await page.goto('/admin/delivery-zones')
  await page.locator('summary').filter({ hasText: 'Pinar del Río' }).click()
  await page.getByRole('button', { name: 'Quitar la zona de Viñales, Pinar del Río' }).click()
  await confirm(page, 'Quitar la zona')
  await expect(page.getByText('Se quitó la zona de Viñales, Pinar del Río.')).toBeVisible()
})

test('staff change the postal code of a municipality, and the address form proposes it', {
  tag: '@phone',
}, async ({ page, signIn, newPerson, staff, isMobile }) => {
  const city = isMobile ? 'Bahía Honda' : 'Candelaria'
  const { data } = await staff.get<{ data: { id: number }[] }>(
    `/cities?filter[where][name]=${encodeURIComponent(city)}`,
  )
  await signIn('admin@demo.cu')
  await page.goto(`/admin/cities/${data[0]?.id}`)
  const dialog = page.getByRole('dialog', { name: 'Cambiar el municipio' })
  await dialog.getByLabel('Código postal').fill('22655')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(`«${city}» quedó guardado.`)).toBeVisible()
  await signIn(await newPerson())
  await page.goto('/account/address/create')
  await hydrated(page)
  await page.getByLabel('Provincia/Estado').selectOption({ label: 'Artemisa' })
  await page.getByLabel('Municipio/Ciudad').selectOption({ label: city })
  await expect(page.getByLabel('Código postal')).toHaveValue('22655')
})

test('a spreadsheet with a mistake says where it is', async ({ page, signIn }) => {
  await signIn('admin@demo.cu')
  await page.goto('/admin/delivery-zones')
  const csv = 'Provincia,Municipio,Entrega\nGranma,Nada,sí\n'
  const file = { name: 'zonas.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.getByLabel('Importar CSV').setInputFiles(file)
  await expect(page.getByRole('alert')).toContainText('Línea 2, Municipio: No existe el municipio Nada')
})

test('an order tells staff who receives it and how to write to them', { tag: '@phone' }, async ({
  page,
  signIn,
  newPerson,
  placeOrder,
}) => {
  const order = await placeOrder(await newPerson({ name: 'Ana' }), {
    recipientName: 'Caridad Pérez',
    recipientPhone: '5555 0177',
  })
  await signIn('admin@demo.cu')
  await page.goto(`/admin/orders/${order.id}`)
  const delivery = sectionOf(page, 'Entrega')
  await expect(delivery).toContainText('Caridad Pérez')
  await expect(delivery.getByRole('link', { name: '+53 5555 0177' })).toHaveAttribute(
    'href',
    'tel:+5355550177',
  )
  await expect(delivery.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/5355550177\\?text=.*${order.noSellOrden}`),
  )
})

test('a municipality that staff hide is no longer offered, and the zone form marks it', async ({
  page,
  signIn,
  staff,
}) => {
  const { data } = await staff.get<{ data: { id: number }[] }>('/admin/cities?filter[where][name]=Mantua')
  await signIn('admin@demo.cu')
  await page.goto(`/admin/cities/${data[0]?.id}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Se ofrece en las direcciones').uncheck()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/site/faq#entrega')
  await page.getByLabel(/Provincia/).selectOption({ label: 'Pinar del Río' })
  await expect(page.getByRole('option', { name: 'Viñales' })).toBeAttached()
  await expect(page.getByRole('option', { name: 'Mantua' })).toHaveCount(0)

  await page.goto('/admin/delivery-zones/create')
  await page
    .getByRole('dialog')
    .getByLabel(/Provincia/)
    .selectOption({ label: 'Pinar del Río' })
  await expect(page.getByRole('option', { name: 'Mantua (oculto)' })).toBeAttached()
})
