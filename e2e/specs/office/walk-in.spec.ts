import { sectionOf } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

test('a seller takes in a device at the counter, and its receipt has a QR code and a line to sign', {
  tag: '@phone',
}, async ({ page, signIn, expectAccessible, pageErrors }) => {
  pageErrors.allow(/422/)
  await signIn('vendedor@demo.cu')
  await page.goto('/admin/service-board')
  await expect(page.getByRole('link', { name: /^Abrir el servicio/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pasar/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Recibir equipo' }).click()
  await page.getByRole('button', { name: 'Recibir e imprimir' }).click()
  await expect(page.getByText('Teléfono no válido')).toBeVisible()
  await page.getByLabel('Nombre y apellidos').fill('Eva Ramos')
  await page.getByLabel('Teléfono').fill('5 234 5678')
  await page.getByRole('combobox', { name: 'Servicio' }).selectOption({ index: 1 })
  await page.getByRole('combobox', { name: 'Marca' }).selectOption('Otra marca…')
  await page.getByLabel('Nombre de la marca').fill('Lexmark')
  await page.getByLabel('Modelo').fill('G3110')
  await page.getByLabel('Accesorios').fill('Cable y bolsa')
  await page.getByLabel('Falla').fill('No enciende')
  await page.getByRole('textbox', { name: 'Anticipo' }).fill('500,50')
  await expectAccessible()
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = String(Number(document.body.dataset.printed ?? 0) + 1)
    }
  })
  await page.getByRole('button', { name: 'Recibir e imprimir' }).click()
  const receipt = page.getByRole('article')
  await expect(receipt.getByRole('img', { name: /^Código QR de la orden SERVICIO-\d+$/ })).toBeVisible()
  for (const text of ['Eva Ramos', 'Cable y bolsa', 'CUP 500.50', '3 meses', 'Firma del cliente'])
    await expect(receipt).toContainText(text)
  await expect(receipt).toContainText('Lexmark')
  await expect(receipt).toContainText('Tel. ')
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1')
  await expect(receipt).toContainText(/Código [2-9A-Z]{4}-[2-9A-Z]{4}/)
  await expectAccessible()
  // A seller reads the order; answers, quotes and states are the workshop's.
  await page.getByRole('link', { name: /^Servicio SERVICIO-/ }).click()
  await expect(sectionOf(page, 'Respuesta del taller')).toContainText('Aún sin respuesta.')
  for (const name of ['Guardar', 'Cancelar orden', 'Anular los enlaces'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expect(page.getByLabel('Mensaje para el cliente')).toHaveCount(0)
  await expectAccessible()
})

test('a quote has parts and labour, and messages are answered or marked as read', { tag: '@phone' }, async ({
  page,
  signIn,
  newPerson,
  callAs,
}) => {
  const api = await callAs(await newPerson({ name: 'Ana' }))
  const services = await api.get<{ data: { id: number }[] }>('/services/fulldata')
  const brands = await api.get<{ data: { id: number }[] }>('/brands')
  const request = { serviceId: services.data[0]?.id, brandId: brands.data[0]?.id, failure: 'No imprime' }
  const order = await api.post<{ id: number; orderNum: string }>('/orderservices', request)
  await api.post(`/orderservices/${order.id}/messages`, { text: '¿Ya la vieron?' })
  await signIn('admin@demo.cu')
  await page.goto('/admin?kind=serviceMessage')
  await page.getByRole('link', { name: new RegExp(`Responder al cliente.*${order.orderNum}`) }).click()
  const messages = sectionOf(page, 'Mensajes')
  await expect(messages).toContainText('¿Ya la vieron?')
  await messages.getByRole('button', { name: 'Marcar como leído' }).click()
  await expect(messages.getByRole('button', { name: 'Marcar como leído' })).toHaveCount(0)
  await messages.getByLabel('Mensaje para el cliente').fill('Hoy mismo.')
  await messages.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(messages.getByRole('listitem').filter({ hasText: 'Hoy mismo.' })).toBeVisible()

  await page.getByLabel('Enviar un presupuesto').check()
  await page.getByRole('button', { name: 'Agregar pieza' }).click()
  await page.getByLabel('Pieza: Descripción').fill('Cabezal')
  await page.getByRole('button', { name: 'Guardar y avisar al cliente' }).click()
  await expect(page.getByText('Complete la descripción, una cantidad de 1 a 99 y un precio.')).toBeVisible()
  await page.getByLabel('Cantidad').fill('2')
  await page.getByLabel('Precio').fill('20')
  await page.getByRole('button', { name: 'Agregar mano de obra' }).click()
  await page.getByLabel('Mano de obra: Descripción').fill('Montaje')
  await page.getByLabel('Precio').last().fill('5,50')
  await page.getByRole('button', { name: 'Guardar y avisar al cliente' }).click()
  await expect(sectionOf(page, 'Presupuesto')).toContainText('$45.50')
  await expect(sectionOf(page, 'Presupuesto')).toContainText('Montaje')
  const warranty = sectionOf(page, 'Garantía de la reparación')
  await warranty.getByLabel('Meses').selectOption('6')
  await warranty.getByRole('button', { name: 'Guardar garantía' }).click()
  await expect(warranty.getByRole('button')).toHaveCount(0)
  await expect(warranty.getByLabel('Meses')).toHaveValue('6')
})
