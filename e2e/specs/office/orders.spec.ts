import type { Page } from '@playwright/test'
import type { Drizzle } from '@tecnoclick/database/connect'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { sql } from 'drizzle-orm'
import {
  confirm,
  countClicks,
  filtered,
  freshCode,
  openScreen,
  sectionOf,
  shopText,
  someProduct,
} from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

const answer = (page: Page) => page.getByLabel('Respuesta para el cliente')
const save = (page: Page) => page.getByRole('button', { name: 'Guardar y avisar al cliente' })

/** The confirmation of an order was sent in vain. */
async function failConfirmation(db: Drizzle, order: { id: number }): Promise<void> {
  const ofOrder = sql`${outbox.orderIds} @> array[${order.id}::integer] and ${outbox.kind} = 'order-confirmation'`
  await expect.poll(() => db.$count(outbox, sql`${ofOrder} and state = 'sent'`)).toBe(1)
  // With another id: each lane of the sender records what was sent, and a later one would record it once more.
  await db.execute(sql`
    update outbox set id = default, state = 'failed', sent_at = null, lease_until = null, last_error = 'Buzón lleno'
    where ${ofOrder}`)
}

test('an order appears in the list, is found there, answered by two people and cancelled', async ({
  context,
  page,
  signIn,
  newPerson,
  placeOrder,
  staff,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/admin/changes')) streams.push(request.url())
  })
  await signIn('admin@demo.cu')
  const connected = context.waitForEvent('response', (response) => response.url().endsWith('/admin/changes'))
  await page.goto('/admin/orders')
  const { id, noSellOrden: number } =
    await test.step('two tabs show a new order, by one stream', async () => {
      const other = await context.newPage()
      await other.goto('/admin/orders')
      await connected
      for (const tab of [page, other])
        await expect(tab.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()
      const placed = await placeOrder(await newPerson({ name: 'Ana' }))
      for (const tab of [page, other])
        await expect(tab.getByRole('main').getByText(placed.noSellOrden).first()).toBeVisible()
      expect(streams).toHaveLength(1)
      await other.close()
      return placed
    })

  const search = page.getByRole('searchbox', { name: 'Buscar' })
  await test.step('orders are filtered by the URL and exported as CSV, also on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await search.fill(number)
    await expect(page).toHaveURL(/filter=.*search/)
    await expect(page.getByRole('row')).toHaveCount(2)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Descargar CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^pedidos-\d{4}-\d{2}-\d{2}\.csv$/)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('link', { name: `Abrir el pedido ${number}` }).click()
    await expect(page.getByRole('heading', { name: `Pedido ${number}` })).toBeVisible()
    await page.reload()
  })

  await test.step('two people answer: both messages stay, the state is where it was put, and the box is empty', async () => {
    await answer(page).fill('La mía')
    await staff.patch(`/sellorders/${id}`, { respuesta: 'La de otra persona', status: 'EN PROCESO' })
    const messages = sectionOf(page, 'Mensajes').getByRole('listitem')
    await expect(messages).toHaveCount(1)
    await expect(answer(page)).toHaveValue('La mía')
    await save(page).click()
    await expect(page.getByText('Se guardó y se avisó al cliente.')).toBeVisible()
    await expect(messages).toHaveText([/La de otra persona/, /La mía/])
    await expect(answer(page)).toHaveValue('')
    expect(await staff.get(`/sellorders/${id}`)).toMatchObject({ status: 'EN PROCESO', respuesta: 'La mía' })
  })

  await test.step('an order is cancelled after a confirmation', async () => {
    await page.getByRole('button', { name: 'Cancelar pedido' }).click()
    const dialog = page.getByRole('dialog', { name: `¿Cancelar el pedido ${number}?` })
    await dialog.getByLabel('Motivo para el cliente').fill('Ya no queda en el almacén')
    await dialog.getByRole('button', { name: 'Cancelar pedido' }).click()
    await expect(page.getByText(`El pedido ${number} se canceló`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancelar pedido' })).toBeHidden()
    expect(await staff.get(`/sellorders/${id}`)).toMatchObject({ respuesta: 'Ya no queda en el almacén' })
  })

  await test.step('the link back restores the list, also after the reload', async () => {
    await page.getByRole('link', { name: 'Todos los pedidos' }).click()
    await expect(search).toHaveValue(number)
    await expect(page.getByRole('row')).toHaveCount(2)
  })
})

test('an order is paid and answered, and the customer reads the answer', { tag: '@phone' }, async ({
  page,
  context,
  signIn,
  newPerson,
  callAs,
  placeOrder,
  db,
  expectAccessible,
}) => {
  const ana = await newPerson({ name: 'Ana' })
  const recipient = { recipientName: 'Caridad Pérez', recipientPhone: '5555 0177' }
  const order = await placeOrder(ana, { paymentMethod: 'transfer', ...recipient })
  const number = order.noSellOrden
  await (await callAs(ana)).post(`/sellorders/${order.id}/payment`, { transactionCode: freshCode() })
  await failConfirmation(db, order)

  await signIn('admin@demo.cu')
  await page.goto('/admin?kind=payment')
  await expect(page).toHaveTitle(/^\(\d+\) Por atender/)
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: `Verificar el pago ${number}` }).click()
  await expect(page.getByRole('heading', { name: `Pedido ${number}` })).toBeVisible()

  await test.step('the mail that did not arrive is sent again', async () => {
    const mails = sectionOf(page, 'Correos enviados')
    await expect(mails).toContainText('Buzón lleno')
    await mails.getByRole('button', { name: /^Reenviar «Recibimos su pedido/ }).click()
    await confirm(page, 'Reenviar')
    await expect(mails.getByText('Repetido')).toBeVisible()
    expect(await clicks()).toBeLessThanOrEqual(3)
  })

  await test.step('the page has the payment first, who receives it, and how to write to them', async () => {
    const top = async (name: string) => (await sectionOf(page, name).boundingBox())?.y ?? 0
    expect(await top('Pago')).toBeLessThan(await top('Historial'))
    await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toBeVisible()
    const delivery = sectionOf(page, 'Entrega')
    await expect(delivery).toContainText('Caridad Pérez')
    const call = delivery.getByRole('link', { name: '+53 5555 0177' })
    await expect(call).toHaveAttribute('href', 'tel:+5355550177')
    await expect(delivery.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/5355550177\\?text=.*${number}`),
    )
  })

  await test.step('a colleague takes it and leaves a note', async () => {
    const colleagues = sectionOf(page, 'Entre colegas')
    await colleagues.getByRole('button', { name: 'Me encargo yo' }).click()
    await expect(colleagues.getByRole('button', { name: 'Me encargo yo' })).toHaveCount(0)
    await colleagues.getByLabel('Nota interna').fill('Llamó dos veces.')
    await colleagues.getByRole('button', { name: 'Guardar nota' }).click()
    await expect(colleagues.getByRole('listitem')).toContainText('Llamó dos veces.')
    await expectAccessible(colleagues)
    await page
      .getByRole('navigation', { name: 'Atendiendo la lista' })
      .getByRole('link', { name: 'Por atender' })
      .click()
    await expect(page).toHaveURL(/\/admin\?kind=payment$/)
    await page.getByRole('link', { name: 'Míos' }).click()
    const waiting = page.getByRole('region', { name: 'Lo que espera por la tienda' })
    await expect(waiting.getByRole('listitem').filter({ hasText: number })).toContainText('A cargo de')
    await page.getByRole('link', { name: `Verificar el pago ${number}` }).click()
  })

  await test.step('the payment is verified and the order answered', async () => {
    await sectionOf(page, 'Pago').getByRole('button', { name: 'Pago verificado' }).click()
    await confirm(page, 'Verificar y preparar')
    await expect(sectionOf(page, 'Pago')).toContainText('Verificado el')
    await expect(sectionOf(page, 'Preparación y entrega')).toContainText('Preparando')
    await answer(page).fill('Puede recogerlo mañana desde las 9.')
    await save(page).click()
    await expect(page.getByText('Se guardó y se avisó al cliente.')).toBeVisible()
    await expect(sectionOf(page, 'Historial')).toContainText('En proceso')
  })

  await test.step('the customer reads the answer, and no note of a colleague', async () => {
    await signIn(ana)
    await page.goto('/account/orders')
    await page
      .getByRole('button', { name: /Ver Respuesta/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByText('Puede recogerlo mañana desde las 9.')).toBeVisible()
    const own = await shopText(context.request, `/account/orders/${order.id}`)
    expect(own).toContain(number)
    expect(own).not.toContain('Llamó dos veces.')
  })
})

test('an unpaid order is completed and reopened, and a paid one that is cancelled is refunded', {
  tag: '@phone',
}, async ({ page, context, signIn, newPerson, callAs, placeOrder, staff, expectAccessible }) => {
  const rosa = await newPerson({ name: 'Rosa', streets: ['Calle Martí'] })
  const unpaid = await placeOrder(rosa, { homeDelivery: true })
  await staff.patch(`/sellorders/${unpaid.id}`, { status: 'EN PROCESO' })
  const api = await callAs(rosa)
  await api.post('/cart/items', { productId: (await someProduct(api)).id })
  const wish = { termsAccepted: true, currency: 'USD', recipientPhone: '5555 0101' }
  const paid = await api.post<{ id: number; noSellOrden: string; total: number; version: number }>(
    '/sellorders',
    wish,
  )
  const cash = { amount: paid.total, paymentMethod: 'cash', version: paid.version }
  await staff.post(`/admin/sellorders/${paid.id}/payments`, cash)
  await staff.patch(`/sellorders/${paid.id}`, { status: 'CANCELADA', respuesta: 'Agotado' })

  await signIn('admin@demo.cu')
  await page.goto(`/admin/orders/${unpaid.id}`)
  await test.step('the papers of an order are printed from its page', async () => {
    await page.evaluate(() => {
      window.print = () => {}
    })
    for (const [button, text] of [
      ['Hoja de preparación', 'Preparado por'],
      ['Nota de entrega', 'Por cobrar'],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText(text)).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
    }
  })

  await test.step('an unpaid order is completed with a reason, found by the filter, and reopened', async () => {
    await page.getByLabel('Estado del pedido').selectOption('COMPLETADA')
    await save(page).click()
    const dialog = page.getByRole('dialog', { name: /^¿Completar sin pago\? Faltan \$/ })
    await dialog.getByRole('button', { name: 'Completar sin pago' }).click()
    await expect(dialog).toBeVisible()
    await dialog.getByLabel('Motivo').fill('Cliente de confianza')
    await expectAccessible(dialog)
    await dialog.getByRole('button', { name: 'Completar sin pago' }).click()
    await expect(page.getByText(/Sin pago, faltan .*: Cliente de confianza/)).toBeVisible()
    await openScreen(page, filtered('orders', { paid: false, search: unpaid.noSellOrden }))
    await expect(page.getByRole('main').getByText('Sin pago', { exact: true }).last()).toBeVisible()
    await page.getByRole('link', { name: `Abrir el pedido ${unpaid.noSellOrden}` }).click()
    await page.getByRole('button', { name: 'Reabrir pedido' }).click()
    const reopen = page.getByRole('dialog', { name: /^¿Reabrir el pedido/ })
    await reopen.getByLabel('Motivo').fill('Todavía no pagó')
    await reopen.getByRole('button', { name: 'Reabrir pedido' }).click()
    await expect(page.getByText('Todavía no pagó')).toBeVisible()
  })

  await test.step('a cancelled order that was paid waits until the refund is entered, and the customer reads it', async () => {
    await openScreen(page, '/admin?kind=refund')
    await page.getByRole('button', { name: `Reembolsar ${paid.noSellOrden}` }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Registrar un reembolso' })
    await expect(dialog.getByLabel('Cómo se devolvió')).toHaveValue('cash')
    await expectAccessible(dialog)
    await dialog.getByLabel('Importe devuelto (USD)').fill('1')
    await dialog.getByRole('button', { name: 'Registrar' }).click()
    await expect(dialog).toBeHidden()

    await openScreen(page, `/admin/orders/${paid.id}`)
    await page.getByRole('button', { name: 'Registrar reembolso' }).click()
    const code = freshCode()
    await dialog.getByLabel('Cómo se devolvió').selectOption({ label: 'Transferencia bancaria' })
    await dialog.getByLabel('Código de transacción').fill(code)
    await dialog.getByRole('button', { name: 'Registrar' }).click()
    await expect(page.getByText('El reembolso quedó registrado. Se avisó al cliente.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Registrar reembolso' })).toBeHidden()
    expect(await staff.get(`/sellorders/${paid.id}`)).toMatchObject({ refundDue: 0 })

    await signIn(rosa)
    const read = await shopText(context.request, `/account/orders/${paid.id}`)
    for (const text of ['Reembolso pendiente', 'Reembolso hecho', code.toUpperCase()])
      expect(read).toContain(text)
  })
})
