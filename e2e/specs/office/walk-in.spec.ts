import type { Page } from '@playwright/test'
import { cutLine } from '../../support/line.ts'
import { freshCode, sectionOf } from '../../support/office.ts'
import { somePicture } from '../../support/picture.ts'
import { expect, test } from '../../support/test.ts'

/** A stroke with finger or mouse across the box. */
async function sign(page: Page): Promise<void> {
  const pad = page.getByTestId('signature-pad')
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('The signature pad is not shown')
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 90, box.y + 50, { steps: 4 })
  await page.mouse.move(box.x + 160, box.y + 25, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByText('Firmado en la pantalla')).toBeVisible()
}

/** Of the form that the browser keeps. */
function keptPhotos(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opened = indexedDB.open('tecnoclick-office-drafts')
        opened.onerror = () => reject(opened.error)
        opened.onsuccess = () => {
          const all = opened.result.transaction('walk-ins').objectStore('walk-ins').getAll()
          all.onsuccess = () => {
            opened.result.close()
            resolve(all.result[0]?.photos.length ?? 0)
          }
        }
      }),
  )
}

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
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('5 234 5678')
  await page.getByRole('radio', { name: 'Teléfono o tableta' }).check()
  await page.getByLabel('IMEI').fill('490154203237519')
  await expect(page.getByText(/^Revise el IMEI/)).toBeVisible()
  await page.getByLabel('IMEI').fill('490154203237518')
  await expect(page.getByText('Es la primera vez que se recibe.')).toBeVisible()
  await page.getByRole('group', { name: '¿Enciende?' }).getByText('No', { exact: true }).click()
  await page.getByTestId('damage-picture').click({ position: { x: 20, y: 20 } })
  await page.getByLabel('Nota de la marca 1').fill('Rayón <b>largo</b>')
  await page.getByRole('combobox', { name: 'Lugar' }).selectOption('abajo a la derecha')
  await page.getByRole('button', { name: 'Agregar marca' }).click()
  await page.getByLabel('Estimado, desde').fill('10')
  await page.getByLabel('Estimado, hasta').fill('25')
  await page.getByRole('combobox', { name: 'Servicio' }).selectOption({ index: 1 })
  await page.getByRole('combobox', { name: 'Marca' }).selectOption('Otra marca…')
  await page.getByLabel('Nombre de la marca').fill('Lexmark')
  await page.getByLabel('Modelo').fill('G3110')
  await page.getByRole('textbox', { name: 'Accesorios', exact: true }).fill('Cable y bolsa')
  await page.getByRole('button', { name: 'Pantalla rota' }).click()
  await expect(page.getByLabel('Falla')).toHaveValue('Pantalla rota')
  await sign(page)
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
  for (const text of ['490154203237518', '¿Enciende? No', 'Rayón <b>largo</b>, arriba a la izquierda'])
    await expect(receipt).toContainText(text)
  await expect(receipt).toContainText(/10\.00.* a .*25\.00/)
  await expect(receipt.getByRole('img', { name: 'Firmado en la pantalla' })).toBeVisible()
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

test('a device that is taken in without a connection survives a reload and is sent once', {
  tag: '@phone',
}, async ({ page, context, signIn, pageErrors }) => {
  pageErrors.allow(cutLine)
  const model = freshCode()
  await signIn('vendedor@demo.cu')
  await page.goto('/admin/walk-in')
  await page.getByLabel('Nombre y apellidos').fill('Rosa Leyva')
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('5 234 9911')
  await page.getByRole('radio', { name: 'UPS' }).check()
  await page.getByRole('combobox', { name: 'Servicio' }).selectOption({ index: 1 })
  await page.getByRole('combobox', { name: 'Marca' }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'Modelo' }).fill(model)
  await page.getByRole('button', { name: 'No respalda' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Tomar o elegir fotos' }).click()
  await (await chooser).setFiles(somePicture)
  await expect(page.getByRole('img', { name: 'Foto 1 del equipo' })).toBeVisible()
  await test.step('what was typed so far survives a reload, with its photo', async () => {
    // A moment after the last change.
    await expect.poll(() => keptPhotos(page)).toBe(1)
    const asked = page.waitForEvent('dialog')
    const reloaded = page.reload()
    await (await asked).accept()
    await reloaded
    await expect(page.getByText(/^Se recuperó lo que había escrito/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Modelo' })).toHaveValue(model)
    await expect(page.getByRole('img', { name: 'Foto 1 del equipo' })).toBeVisible()
  })
  await sign(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Recibir e imprimir' }).click()
  await expect(page.getByText('1 equipo espera para enviarse')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Comprobante provisional de Rosa Leyva' })).toBeVisible()
  await page.route('**/api/files/photos', (route) => route.abort())
  await page.goto('about:blank')
  await context.setOffline(false)
  // The page tries by itself as soon as it is open.
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/files/photos'))
  await page.goto('/admin/walk-in')
  await refused
  await expect(page.getByText('1 equipo espera para enviarse')).toBeVisible()
  await page.unroute('**/api/files/photos')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await page.getByRole('link', { name: /^Abrir SERVICIO-\d+$/ }).click()
  await expect(page.getByRole('article')).toContainText('Rosa Leyva')
  await page.goto(`/admin/service-orders?filter=${encodeURIComponent(JSON.stringify({ search: model }))}`)
  await expect(page.getByRole('link', { name: /^Abrir el servicio/ })).toHaveCount(1)
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
