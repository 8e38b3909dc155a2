import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Drizzle } from '@tecnoclick/database/connect'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { eq, sql } from 'drizzle-orm'
import { countClicks, freshCode, sectionOf } from '../../support/office.ts'
import { freshEmail } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const rowOf = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Lo que espera por la tienda' })
    .getByRole('listitem')
    .filter({ hasText: title })

/** The queue shows the oldest of a kind, and other tests leave orders too. */
async function putFirst(db: Drizzle, { id }: { id: number }): Promise<void> {
  await db
    .update(orders)
    .set({ orderDate: sql`${orders.orderDate} - interval '1 year'` })
    .where(eq(orders.id, id))
}

test('a transfer is verified in two clicks, back in the queue at the next row', { tag: '@phone' }, async ({
  page,
  signIn,
  newPerson,
  callAs,
  placeOrder,
  expectAccessible,
}) => {
  const ana = await newPerson({ name: 'Ana' })
  const order = await placeOrder(ana, { paymentMethod: 'transfer' })
  const code = freshCode()
  await (await callAs(ana)).post(`/sellorders/${order.id}/payment`, { transactionCode: code })
  const other = await placeOrder(ana, { paymentMethod: 'transfer' })
  await (await callAs(ana)).post(`/sellorders/${other.id}/payment`, { transactionCode: `${code}1` })

  await signIn('admin@demo.cu')
  await page.goto('/admin?kind=payment')
  const row = rowOf(page, order.noSellOrden)
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('También: responder el pedido')
  await expectAccessible()
  await row.scrollIntoViewIfNeeded()
  const clicks = await countClicks(page)
  await row.getByRole('button', { name: `Verificar ${order.noSellOrden}` }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('Un código muy parecido aparece también en:')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Copiar el código' })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Pago verificado' }).click()
  await expect(page.getByText('El pago quedó verificado y se avisó al cliente.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(row).toHaveCount(0)
  expect(await clicks()).toBeLessThanOrEqual(2)
  await expect(page).toHaveURL(/\/admin\?kind=payment$/)
  await expect(page.getByText('Siguiente', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Verificar / }).and(page.locator(':focus'))).toBeVisible()
})

test('an order is answered in three clicks from the queue', { tag: '@phone' }, async ({
  page,
  signIn,
  newPerson,
  placeOrder,
  staff,
  db,
  lastMail,
}) => {
  const ana = await newPerson({ name: 'Ana' })
  const order = await placeOrder(ana, { description: '¿Puede ser hoy?' })
  await putFirst(db, order)
  await signIn('admin@demo.cu')
  await page.goto('/admin?kind=order')
  const clicks = await countClicks(page)
  await rowOf(page, order.noSellOrden)
    .getByRole('button', { name: `Responder ${order.noSellOrden}` })
    .click()
  const dialog = page.getByRole('dialog', { name: `Responder el pedido ${order.noSellOrden}` })
  await expect(dialog).toContainText('¿Puede ser hoy?')
  await dialog.getByLabel('Respuesta para el cliente').fill('Sí, venga a las 4.')
  await dialog.getByRole('button', { name: 'Guardar y avisar al cliente' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, order.noSellOrden)).toHaveCount(0)
  expect(await clicks()).toBeLessThanOrEqual(3)
  expect(await staff.get(`/sellorders/${order.id}`)).toMatchObject({ status: 'EN PROCESO' })
  expect(await lastMail(ana.email)).toContain('Sí, venga a las 4.')
})

test('a business is approved in two clicks from the queue', { tag: '@phone' }, async ({
  page,
  signIn,
  newPerson,
  callAs,
}) => {
  const business = await newPerson({ role: 'business', name: 'Imprenta Luz' })
  await signIn('admin@demo.cu')
  await page.goto('/admin?kind=business')
  const clicks = await countClicks(page)
  await rowOf(page, business.email)
    .getByRole('button', { name: `Aprobar ${business.email}` })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aprobar', exact: true }).click()
  await expect(rowOf(page, business.email)).toHaveCount(0)
  expect(await clicks()).toBeLessThanOrEqual(2)
  const me = await (await callAs(business)).get<{ user: { wholesale: boolean } }>('/security/me')
  expect(me.user.wholesale).toBe(true)
})

test('opening a message does not answer it, and its reply leads back to the queue', {
  tag: '@phone',
}, async ({ page, signIn, request, baseURL }) => {
  const subject = `Horario ${randomUUID().slice(0, 6)}`
  const data = { email: freshEmail(), name: 'Yunior', subject, body: '¿Abren el sábado?' }
  expect((await request.post(`${baseURL}/api/contactemails`, { data })).ok()).toBe(true)
  await signIn('admin@demo.cu')
  await page.goto('/admin?kind=message')
  await page.getByRole('link', { name: `Responder ${subject}` }).click()
  await expect(page.getByRole('dialog').getByText('¿Abren el sábado?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/admin\?kind=message$/)
  await expect(rowOf(page, subject)).toHaveCount(1)
  await page.getByRole('link', { name: `Responder ${subject}` }).click()
  await page.getByLabel('Respuesta').fill('Sí, de 9 a 12.')
  await page.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(page).toHaveURL(/\/admin\?kind=message$/)
  await expect(rowOf(page, subject)).toHaveCount(0)
})

test('the order page has the payment first, colleagues, and the mail that did not arrive', {
  tag: '@phone',
}, async ({ page, signIn, newPerson, placeOrder, db, expectAccessible }) => {
  const ana = await newPerson({ name: 'Ana' })
  const order = await placeOrder(ana, { paymentMethod: 'transfer' })
  await putFirst(db, order)
  const ofOrder = sql`${outbox.orderIds} @> array[${order.id}::integer] and ${outbox.kind} = 'order-confirmation'`
  // One that is being sent would be recorded as sent afterwards.
  await expect.poll(() => db.$count(outbox, sql`${ofOrder} and state = 'sent'`)).toBe(1)
  await db
    .update(outbox)
    .set({ state: 'failed', sentAt: null, leaseUntil: null, lastError: 'Buzón lleno' })
    .where(ofOrder)
  await signIn('admin@demo.cu')
  await page.goto('/admin?kind=order')
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: `Responder el pedido ${order.noSellOrden}` }).click()
  const mails = sectionOf(page, 'Correos enviados')
  await expect(mails).toContainText('Buzón lleno')
  await mails.getByRole('button', { name: /^Reenviar «Recibimos su pedido/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reenviar' }).click()
  await expect(mails.getByText('Repetido')).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(3)

  const top = async (name: string) => (await sectionOf(page, name).boundingBox())?.y ?? 0
  expect(await top('Pago')).toBeLessThan(await top('Historial'))
  await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toBeVisible()

  const colleagues = sectionOf(page, 'Entre colegas')
  await colleagues.getByRole('button', { name: 'Me encargo yo' }).click()
  await expect(colleagues.getByRole('button', { name: 'Me encargo yo' })).toHaveCount(0)
  await colleagues.getByLabel('Nota interna').fill('Llamó dos veces.')
  await colleagues.getByRole('button', { name: 'Guardar nota' }).click()
  await expect(colleagues.getByRole('listitem')).toContainText('Llamó dos veces.')
  await expectAccessible()

  await page
    .getByRole('navigation', { name: 'Atendiendo la lista' })
    .getByRole('link', { name: 'Por atender' })
    .click()
  await expect(page).toHaveURL(/\/admin\?kind=order$/)
  await page.getByRole('link', { name: 'Míos' }).click()
  await expect(rowOf(page, order.noSellOrden)).toContainText('A cargo de')
  await signIn(ana)
  await page.goto(`/account/orders/${order.id}`)
  await expect(page.getByRole('main')).toContainText(order.noSellOrden)
  await expect(page.getByRole('main')).not.toContainText('Llamó dos veces.')
})

test('the search opens an order by the keyboard, and a template answers it', async ({
  page,
  signIn,
  newPerson,
  placeOrder,
  expectAccessible,
}) => {
  const person = await newPerson({ name: 'Zunilda' })
  const order = await placeOrder(person)
  await signIn('vendedor@demo.cu')
  await page.goto('/admin/orders')
  await expect(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(order.noSellOrden)
  const dialog = page.getByRole('dialog', { name: 'Buscar en todo' })
  await expect(dialog.getByRole('link', { name: new RegExp(order.noSellOrden) }).first()).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Pedido ${order.noSellOrden}` })).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.getByLabel('Plantilla').selectOption('Listo para recoger')
  await expect(page.getByLabel('Respuesta para el cliente')).toHaveValue(
    new RegExp(`su pedido ${order.noSellOrden} está listo`),
  )
  await page.getByRole('button', { name: 'Guardar y avisar al cliente' }).click()
  await expect(page.getByText('Se guardó y se avisó al cliente.')).toBeVisible()

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Atajos del teclado' })).toContainText('Ctrl + K')
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page).toHaveURL(/\/admin\/?$/)
})
