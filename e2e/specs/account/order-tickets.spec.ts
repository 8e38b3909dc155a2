import { createSignedIds } from '@tecnoclick/api/platform/secrets/signed-ids'
import { linkOrderTickets } from '@tecnoclick/api/selling/order-tickets/order-ticket'
import type { Drizzle } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { days } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import type { Api } from '../../support/api.ts'
import { hydrated, submitSignIn } from '../../support/page.ts'
import { requireStore } from '../../support/running-store.ts'
import { expect, test } from '../../support/test.ts'

/** The owner lets everyone open the orders of mails; other tests read stored mails, which have no such link. */
async function openLinks(staff: Api): Promise<void> {
  type Setting = { key: string; value: unknown; version: number }
  const { data } = await staff.get<{ data: Setting[] }>('/admin/settings')
  const setting = data.find(({ key }) => key === 'orderLinks')
  if (setting?.value === 'everyone') return
  // The other test may be faster.
  await staff
    .patch('/admin/settings/orderLinks', { value: 'everyone', version: setting?.version ?? 1 })
    .catch((error: Error) => expect(error.message).toContain('409'))
}

/** The link as the mail is sent with it: it is stored nowhere. */
async function linkInMail(db: Drizzle, orderId: number, to: string): Promise<string> {
  const link = linkOrderTickets(db, createSignedIds(requireStore().secretKey, 'order tickets'))
  const path = `/account/orders/${orderId}`
  const { text } = await link({ to, orderIds: [orderId] }, { html: path, text: path })
  expect(text).toMatch(/^\/shop\/pay\/[\w-]{43}$/)
  return text
}

test('the link of a mail shows the order signed out, and signed in the page of the account', {
  tag: '@phone',
}, async ({ page, db, staff, signIn, newPerson, placeOrder, expectAccessible }) => {
  await openLinks(staff)
  const ana = await newPerson({ name: 'Ana' })
  const order = await placeOrder(ana, { recipientName: 'Yaima Pérez' })
  const path = await linkInMail(db, order.id, ana.email)

  await test.step('it shows goods and total and changes nothing', async () => {
    const answer = await page.goto(path)
    const headers = answer?.headers() ?? {}
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['cache-control']).toContain('no-store')
    await hydrated(page)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.noSellOrden)
    await expect(main.getByText('Pendiente').first()).toBeVisible()
    await expect(main.getByText('Este enlace solo muestra el pedido.')).toBeVisible()
    await expect(main.locator('form, button')).toHaveCount(0)
    await expect(main).not.toContainText(/Pérez|Yaima|Pagar ahora|Código de transacción/)
    await expectAccessible()
  })

  await test.step('somebody else who is signed in sees no more', async () => {
    await signIn(await newPerson({ name: 'Eva' }))
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByText('Este enlace solo muestra el pedido.')).toBeVisible()
  })

  await test.step('its owner signs in from there and then gets the page that does more', async () => {
    await page.context().clearCookies()
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
    await submitSignIn(page, ana.email)
    const own = new RegExp(`/account/orders/${order.id}$`)
    await expect(page).toHaveURL(own)
    await page.goto(path)
    await expect(page).toHaveURL(own)
  })
})

test('staff end the link of the mails, and one of an order closed long ago ends by itself', async ({
  page,
  browser,
  db,
  staff,
  signIn,
  newPerson,
  placeOrder,
  pageErrors,
}) => {
  pageErrors.allow(/404/)
  await openLinks(staff)
  const ana = await newPerson({ name: 'Ana' })
  const [order, other] = [await placeOrder(ana), await placeOrder(ana)]
  const path = await linkInMail(db, order.id, ana.email)
  const otherPath = await linkInMail(db, other.id, ana.email)
  await signIn('admin@demo.cu')
  await page.goto(`/admin/orders/${order.id}`)
  await page.getByRole('button', { name: 'Anular el enlace' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Anular el enlace' }).click()
  await expect(page.getByText('El enlace de los correos ya no abre.')).toBeVisible()

  const visitor = await browser.newContext()
  const there = await visitor.newPage()
  const isBad = there.getByRole('heading', { name: 'Este enlace ya no sirve' })
  expect((await there.goto(path))?.status()).toBe(404)
  await expect(isBad).toBeVisible()
  // The next mail has another one.
  await there.goto(await linkInMail(db, order.id, ana.email))
  await expect(there.getByRole('heading', { level: 1 })).toContainText(order.noSellOrden)
  await there.goto(otherPath)
  await expect(there.getByRole('heading', { level: 1 })).toContainText(other.noSellOrden)

  await staff.patch(`/sellorders/${other.id}`, { status: 'CANCELADA', respuesta: 'Agotado' })
  await there.reload()
  await expect(there.getByText('Cancelada').first()).toBeVisible()
  const cancelledAt = new Date(Date.now() - days(31))
  await db.update(orders).set({ cancelledAt }).where(eq(orders.id, other.id))
  expect((await there.reload())?.status()).toBe(404)
  await expect(isBad).toBeVisible()
  await visitor.close()
})
