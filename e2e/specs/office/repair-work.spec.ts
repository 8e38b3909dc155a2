import { days } from '@tecnoclick/domain/platform/duration'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import type { Api } from '../../support/api.ts'
import { confirm, freshCode, sectionOf } from '../../support/office.ts'
import { somePicture } from '../../support/picture.ts'
import { insertProduct } from '../../support/products.ts'
import { expect, test } from '../../support/test.ts'

/** A device that was left at the counter, with the link of its ticket. */
async function takenIn(staff: Api) {
  const services = await staff.get<{ data: { id: number }[] }>('/services/fulldata')
  const brands = await staff.get<{ data: { id: number }[] }>('/brands')
  const order = await staff.post<{ id: number; orderNum: string }>('/admin/orderservices', {
    ...{ serviceId: services.data[0]?.id, brandId: brands.data[0]?.id, failure: 'Imprime con rayas' },
    ...{ name: 'Eva Ramos', phone: '5 234 5678', email: 'eva@ejemplo.cu', model: 'L3250' },
  })
  const visitor = await staff.get<{ path: string }>(`/orderservices/${order.id}/ticket`)
  return { ...order, ...visitor }
}

test('a quote is accepted line by line with the link, its deposit is reported and verified, its part is fitted', {
  tag: '@phone',
}, async ({ page, browser, baseURL, staff, db, signIn }) => {
  const head = await insertProduct(db)
  const { id, orderNum, path } = await takenIn(staff)
  const validUntil = new Date(Date.now() + days(7)).toISOString()
  const lines = [
    { kind: 'part', description: 'Cabezal', price: 2000, productId: head.id },
    { kind: 'part', description: 'Almohadilla', price: 500, optional: true },
    { kind: 'labour', description: 'Limpieza', price: 1500 },
  ]
  const quote = { amount: 4000, currency: 'CUP', validUntil, lines, deposit: { percent: 50 } }
  await staff.patch(`/orderservices/${id}`, { quote })
  const code = freshCode()

  await test.step('without script: one line is left out, the total and the deposit follow', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const ticket = await context.newPage()
    await ticket.goto(path)
    await ticket.getByRole('link', { name: 'Aceptar presupuesto' }).click()
    await ticket.getByRole('checkbox', { name: 'Almohadilla' }).uncheck()
    await ticket.getByRole('button', { name: 'Continuar' }).click()
    await expect(ticket.getByText('¿Desea aceptar el presupuesto de CUP 3,500.00?')).toBeVisible()
    await expect(ticket.getByText('Anticipo que se paga al aceptar: CUP 1,750.00')).toBeVisible()
    await ticket.getByRole('button', { name: 'Sí, confirmar' }).click()
    await expect(ticket.getByRole('heading', { name: 'Pague el anticipo' })).toBeVisible()
    await ticket.getByLabel('Código de transacción').fill('x')
    await ticket.getByRole('button', { name: 'Ya pagué' }).click()
    await expect(ticket.getByRole('alert')).toBeVisible()
    await ticket.getByLabel('Código de transacción').fill(code)
    await ticket.getByLabel('Foto del comprobante (opcional)').setInputFiles(somePicture)
    await ticket.getByRole('button', { name: 'Ya pagué' }).click()
    await expect(ticket.getByText('Por verificar', { exact: true })).toBeVisible()
    await context.close()
  })

  await test.step("the report waits in 'Por atender' with its photo, and counts once it is verified", async () => {
    await signIn('tecnico@demo.cu')
    await page.goto('/admin?kind=servicePayment')
    await page
      .getByRole('link', { name: new RegExp(`Verificar el pago de la reparación.*${orderNum}`) })
      .click()
    const reports = sectionOf(page, 'Pagos informados')
    await expect(reports).toContainText(code)
    await expect(reports.getByRole('img', { name: 'Ver el comprobante' })).toHaveJSProperty('complete', true)
    await reports.getByRole('button', { name: 'Pago verificado' }).click()
    await confirm(page, 'Pago verificado')
    await expect(sectionOf(page, 'Cobro')).toContainText('Pagado CUP 1,750.00')
  })

  await test.step('the part of the accepted line is reserved; fitted, it is in the register of serials', async () => {
    const parts = sectionOf(page, 'Piezas')
    await expect(parts).toContainText('Reservada: 1')
    await expect(parts).not.toContainText('Almohadilla')
    await parts.getByRole('button', { name: 'Montada' }).click()
    const dialog = page.getByRole('dialog', { name: /^Montada: / })
    await dialog.getByLabel('Números de serie de lo que monta').fill(code)
    await dialog.getByRole('button', { name: 'Montada' }).click()
    await expect(parts).toContainText('Montada: 1')
    await expect(parts).toContainText(`Serie: ${code}`)
    const found = await staff.get<{ data: { repair: { number: string } }[] }>(
      `/admin/serials?filter[where][search]=${code}`,
    )
    expect(found.data).toMatchObject([{ state: 'fitted', repair: { number: orderNum } }])
    await parts.getByRole('button', { name: 'Desmontar' }).click()
    const out = page.getByRole('dialog', { name: /^Desmontar: / })
    await out.getByRole('checkbox', { name: code }).check()
    await out.getByRole('button', { name: 'Desmontar' }).click()
    await expect(parts).not.toContainText(code)
  })
})

test('a loaner is lent and comes back, and the device goes to another workshop and returns', {
  tag: '@phone',
}, async ({ page, browser, baseURL, staff, signIn }) => {
  const { id, path } = await takenIn(staff)
  const name = `Préstamo ${freshCode()}`
  const serial = freshCode()
  await staff.post('/admin/loaners', { name, serial })
  const later = havanaDay(new Date(Date.now() + days(3)))
  await signIn('tecnico@demo.cu')
  await page.goto(`/admin/service-orders/${id}`)

  await test.step('lent until a day, which the receipt of the customer says', async () => {
    const loans = sectionOf(page, 'Equipo de préstamo')
    await loans.getByRole('button', { name: 'Prestar un equipo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Prestar un equipo' })
    await dialog.getByRole('button', { name: 'Prestar un equipo' }).click()
    await expect(dialog.getByText('Elija un equipo.')).toBeVisible()
    await dialog.getByLabel('Equipo').selectOption({ label: `${name} · ${serial}` })
    await dialog.getByLabel('Hasta').fill(later)
    await dialog.getByRole('button', { name: 'Prestar un equipo' }).click()
    await expect(loans).toContainText(name)
    const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const ticket = await visitor.newPage()
    await ticket.goto(path)
    await expect(ticket.getByText(name)).toBeVisible()
    await visitor.close()
    await loans.getByRole('button', { name: 'Devuelto' }).click()
    const back = page.getByRole('dialog', { name: `¿Volvió ${name}?` })
    await back.getByLabel('Cómo vino (opcional)').fill('Sin rayones')
    await back.getByRole('button', { name: 'Devuelto' }).click()
    await expect(loans).toContainText(/Devuelto el/)
  })

  await test.step('sent to another workshop, and back with its cost', async () => {
    const outside = sectionOf(page, 'Otro taller')
    await outside.getByRole('button', { name: 'Enviar a otro taller' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enviar a otro taller' })
    await dialog.getByRole('textbox', { name: 'Taller', exact: true }).fill('Electrónica Línea')
    await dialog.getByLabel('Se espera de vuelta').fill(later)
    await dialog.getByRole('button', { name: 'Enviar a otro taller' }).click()
    await expect(outside).toContainText('Electrónica Línea')
    await outside.getByRole('button', { name: 'Ya volvió' }).click()
    const back = page.getByRole('dialog', { name: '¿Volvió de Electrónica Línea?' })
    await back.getByLabel('Costo (si se conoce)').fill('25,5')
    await back.getByRole('button', { name: 'Ya volvió' }).click()
    await expect(outside).toContainText(/Volvió el/)
  })
})
