import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Drizzle } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { eq, sql } from 'drizzle-orm'
import { apiWith } from '../../support/api.ts'
import { countClicks, freshCode, openScreen } from '../../support/office.ts'
import { freshEmail, requireDemoAccount } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const queue = (page: Page) => page.getByRole('region', { name: 'Lo que espera por la tienda' })
const rowOf = (page: Page, title: string) => queue(page).getByRole('listitem').filter({ hasText: title })

/** The queue shows the oldest of a kind, and other tests leave orders too. */
async function putFirst(db: Drizzle, { id }: { id: number }): Promise<void> {
  await db
    .update(orders)
    .set({ orderDate: sql`${orders.orderDate} - interval '1 year'` })
    .where(eq(orders.id, id))
}

test('what waits is done in the queue, with few clicks', { tag: '@phone' }, async ({
  page,
  signIn,
  newPerson,
  callAs,
  placeOrder,
  staff,
  db,
  lastMail,
  expectAccessible,
}) => {
  const ana = await newPerson({ name: 'Ana' })
  const api = await callAs(ana)
  const paid = await placeOrder(ana, { paymentMethod: 'transfer' })
  const code = freshCode()
  await api.post(`/sellorders/${paid.id}/payment`, { transactionCode: code })
  const other = await placeOrder(ana, { paymentMethod: 'transfer' })
  await api.post(`/sellorders/${other.id}/payment`, { transactionCode: `${code}1` })

  await signIn('admin@demo.cu')
  await page.goto('/admin?kind=payment')
  const clicks = await countClicks(page)
  await test.step('a transfer is verified in two clicks, back in the queue at the next row', async () => {
    const row = rowOf(page, paid.noSellOrden)
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('También: responder el pedido')
    await row.scrollIntoViewIfNeeded()
    await row.getByRole('button', { name: `Verificar ${paid.noSellOrden}` }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText('Un código muy parecido aparece también en:')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Copiar el código' })).toBeVisible()
    await expectAccessible(dialog)
    await dialog.getByRole('button', { name: 'Verificar y preparar' }).click()
    await expect(page.getByText('El pago quedó verificado y el pedido está en preparación.')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(row).toHaveCount(0)
    expect(await clicks()).toBeLessThanOrEqual(2)
    await expect(page).toHaveURL(/\/admin\?kind=payment$/)
    await expect(page.getByText('Siguiente', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Verificar / }).and(page.locator(':focus'))).toBeVisible()
  })

  await test.step('an order is answered in three clicks', async () => {
    const order = await placeOrder(ana, { description: '¿Puede ser hoy?' })
    const number = order.noSellOrden
    await putFirst(db, order)
    await openScreen(page, '/admin?kind=order')
    const before = await clicks()
    await rowOf(page, number)
      .getByRole('button', { name: `Responder ${number}` })
      .click()
    const dialog = page.getByRole('dialog', { name: `Responder el pedido ${number}` })
    await expect(dialog).toContainText('¿Puede ser hoy?')
    await dialog.getByLabel('Respuesta para el cliente').fill('Sí, venga a las 4.')
    await dialog.getByRole('button', { name: 'Guardar y avisar al cliente' }).click()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, number)).toHaveCount(0)
    expect((await clicks()) - before).toBeLessThanOrEqual(3)
    expect(await staff.get(`/sellorders/${order.id}`)).toMatchObject({ status: 'PENDIENTE' })
    expect(await lastMail(ana.email)).toContain('Sí, venga a las 4.')
  })

  await test.step('a business is approved in two clicks', async () => {
    const business = await newPerson({ role: 'business', name: 'Imprenta Luz' })
    await openScreen(page, '/admin?kind=business')
    const before = await clicks()
    await rowOf(page, business.email)
      .getByRole('button', { name: `Aprobar ${business.email}` })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Aprobar', exact: true }).click()
    await expect(rowOf(page, business.email)).toHaveCount(0)
    expect((await clicks()) - before).toBeLessThanOrEqual(2)
    const me = await (await callAs(business)).get<{ user: { wholesale: boolean } }>('/security/me')
    expect(me.user.wholesale).toBe(true)
  })

  await test.step('opening a message does not answer it, and its reply leads back to the queue', async () => {
    const subject = `Horario ${randomUUID().slice(0, 6)}`
    const message = { email: freshEmail(), name: 'Yunior', subject, body: '¿Abren el sábado?' }
    await apiWith().post('/contactemails', message)
    await openScreen(page, '/admin?kind=message')
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
})

test('a paid order is delivered in seven clicks, and is never forgotten on its way', {
  tag: '@phone',
}, async ({ page, signIn, newPerson, callAs, placeOrder, staff, db, expectAccessible }) => {
  const courier = await requireDemoAccount(db, 'mensajero@demo.cu')
  const rosa = await newPerson({ name: 'Rosa', streets: ['Calle Martí'] })
  const api = await callAs(rosa)
  const pay = async (homeDelivery: boolean) => {
    const order = await placeOrder(rosa, { paymentMethod: 'transfer', homeDelivery })
    await api.post(`/sellorders/${order.id}/payment`, { transactionCode: freshCode() })
    return { ...order, number: order.noSellOrden }
  }
  const codeOf = async ({ id }: { id: number }) =>
    (await api.get<{ code: string }>(`/sellorders/${id}/delivery`)).code
  const act = (kind: string, name: string) =>
    test.step(name, async () => {
      await openScreen(page, `/admin?kind=${kind}`)
      await queue(page).getByRole('button', { name, exact: true }).click()
    })
  const press = async (button: string) => {
    const dialog = page.locator('dialog[open]')
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  const [sent, fetched] = [await pay(true), await pay(false)]
  await signIn('vendedor@demo.cu')
  await page.goto('/admin')
  await expect(queue(page)).toBeVisible()
  const clicks = await countClicks(page)

  await test.step('to the home: verified and prepared in one step, sent with a courier, handed over', async () => {
    await act('payment', `Verificar ${sent.number}`)
    await press('Verificar y preparar')
    await act('dispatch', `Despachar ${sent.number}`)
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Rosa')
    await expectAccessible(dialog)
    await dialog.getByRole('radio', { name: /^Yoel/ }).check()
    await press('Marcar en camino')
    const inOffice = await clicks()
    await signIn(courier)
    await page.goto('/admin/deliveries')
    const card = page.getByRole('article', { name: sent.number })
    await expect(card).toContainText('Ya está pagado')
    const atDoor = await countClicks(page)
    await card.getByRole('button', { name: 'Entregado', exact: true }).click()
    await page.getByLabel(/Código del cliente \(4/).fill(await codeOf(sent))
    await press('Entregado')
    await expect(page.getByRole('region', { name: 'Terminados hoy' })).toContainText(sent.number)
    expect(inOffice + (await atDoor())).toBeLessThanOrEqual(7)
    expect(await staff.get(`/sellorders/${sent.id}`)).toMatchObject({ status: 'COMPLETADA' })
  })

  await test.step('picked up: six clicks', async () => {
    await signIn('vendedor@demo.cu')
    await page.goto('/admin')
    await expect(queue(page)).toBeVisible()
    const here = await countClicks(page)
    await act('payment', `Verificar ${fetched.number}`)
    await press('Verificar y preparar')
    await act('dispatch', `Despachar ${fetched.number}`)
    await press('Marcar listo para recoger')
    await act('ready', `Entregar ${fetched.number}`)
    await page.getByLabel(/Código del cliente \(4/).fill(await codeOf(fetched))
    await press('Entregado')
    await expect(queue(page).getByText(fetched.number)).toBeHidden()
    expect(await here()).toBeLessThanOrEqual(6)
    expect(await staff.get(`/sellorders/${fetched.id}`)).toMatchObject({ status: 'COMPLETADA' })
  })

  await test.step('delivered without a code and not paid: it is paid and completed in the queue', async () => {
    const debt = await placeOrder(rosa, { paymentMethod: 'cash' })
    const step = (json: object) => staff.post(`/admin/sellorders/${debt.id}/step`, json)
    await step({ step: 'preparing' })
    await step({ step: 'ready' })
    await step({ step: 'delivered', reason: 'La conocemos' })
    await act('delivered', `Cerrar ${debt.noSellOrden}`)
    await press('Registrar')
    await act('delivered', `Cerrar ${debt.noSellOrden}`)
    await press('Completar pedido')
    await expect(queue(page).getByText(debt.noSellOrden)).toBeHidden()
    expect(await staff.get(`/sellorders/${debt.id}`)).toMatchObject({ status: 'COMPLETADA', due: 0 })
  })
})

test('the office is operated by the keyboard', async ({
  page,
  signIn,
  newPerson,
  placeOrder,
  expectAccessible,
}) => {
  await placeOrder(await newPerson({ name: 'Bea' }))
  const order = await placeOrder(await newPerson({ name: 'Zunilda' }))
  await signIn('vendedor@demo.cu')
  await page.goto('/admin?kind=order')

  await test.step('the waiting list is navigated with j, k and Enter', async () => {
    const rows = queue(page).getByRole('link', { name: /^Responder el pedido/ })
    await expect(rows.nth(1)).toBeVisible()
    // Not the first and second of the list: meanwhile other tests place orders.
    const focused = queue(page).locator('[data-row]:focus')
    await page.keyboard.press('j')
    const first = (await focused.getAttribute('href')) ?? ''
    await page.keyboard.press('j')
    await expect(focused).not.toHaveAttribute('href', first)
    await page.keyboard.press('k')
    await expect(focused).toHaveAttribute('href', first)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pedido')
  })

  await test.step('the search opens an order, and a template answers it', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type(order.noSellOrden)
    const dialog = page.getByRole('dialog', { name: 'Buscar en todo' })
    await expect(dialog.getByRole('link', { name: new RegExp(order.noSellOrden) }).first()).toBeVisible()
    await expectAccessible(dialog)
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
  })

  await test.step('shortcuts are listed, and two keys lead to the queue', async () => {
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Atajos del teclado' })).toContainText('Ctrl + K')
    await page.keyboard.press('Escape')
    await page.keyboard.press('g')
    await page.keyboard.press('a')
    await expect(page).toHaveURL(/\/admin\/?$/)
  })
})
