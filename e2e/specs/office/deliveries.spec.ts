import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { OrderProgress } from '@tecnoclick/contract/delivery/couriers/schemas'
import type { Api } from '../../support/api.ts'
import { confirm, filtered, openScreen, sectionOf, shopText } from '../../support/office.ts'
import { storedTexts, workerWarning } from '../../support/offline.ts'
import { disclosure } from '../../support/page.ts'
import { requireDemoAccount } from '../../support/people.ts'
import { insertSession } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

/** As the customer reads it. */
async function codeOf(customer: Api, { id }: { id: number }): Promise<string> {
  return (await customer.get<OrderProgress>(`/sellorders/${id}/delivery`)).code ?? ''
}

/** Another code than the right one. */
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

const cardOf = (page: Page, number: string) => page.getByRole('article', { name: number })

async function start(page: Page, number: string): Promise<void> {
  await cardOf(page, number).getByRole('button', { name: 'Salir con el pedido' }).click()
  await expect(cardOf(page, number)).toContainText('En camino')
}

async function deliver(
  page: Page,
  number: string,
  code: string,
  pay: (dialog: Locator) => Promise<void> = async () => {},
): Promise<void> {
  await cardOf(page, number).getByRole('button', { name: 'Entregado', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Código del cliente \(4/).fill(code)
  await pay(dialog)
  await dialog.getByRole('button', { name: 'Entregado', exact: true }).click()
}

/** Opens the page of the courier once more, now through its worker, and cuts the connection. */
async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  const isStored = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/admin/deliveries')
      return Boolean(registration?.active) && (await caches.match('/admin/deliveries')) !== undefined
    })
  await expect.poll(isStored).toBe(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Mis entregas' })).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Sin conexión. Ve la lista')).toBeVisible()
}

test('staff prepare an order to pick up, and hand it over by the code that its customer sees', {
  tag: '@phone',
}, async ({ page, request, playwright, baseURL, signIn, newPerson, placeOrder, staff, callAs, db }) => {
  const ana = await newPerson({ name: 'Ana' })
  const order = await placeOrder(ana)
  const { id, noSellOrden: number } = order
  await staff.patch(`/sellorders/${id}`, { status: 'EN PROCESO' })
  await signIn('vendedor@demo.cu')
  await page.goto(`/admin/orders/${id}`)
  const card = sectionOf(page, 'Preparación y entrega')

  await test.step('the order is prepared, and the list shows its step', async () => {
    await card.getByRole('button', { name: 'Empezar a preparar' }).click()
    await card.getByRole('button', { name: 'Marcar listo para recoger' }).click()
    await confirm(page, 'Marcar listo para recoger')
    await expect(card.getByRole('listitem').filter({ hasText: 'Listo para recoger' })).toBeVisible()
    await openScreen(page, filtered('orders', { step: 'ready', search: number }))
    await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Listo para recoger')
  })

  const code = await codeOf(await callAs(ana), order)
  await test.step('its customer sees the step and the code; whoever tracks the order sees the step alone', async () => {
    const cookie = `session=${await insertSession(db, ana.id)}`
    const own = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { cookie },
    })
    const html = await (await own.get(`/account/orders/${id}`)).text()
    expect(/aria-current="step".*?<\/li>/s.exec(html)?.[0]).toContain('Listo para recoger')
    expect(await shopText(own, `/account/orders/${id}`)).toContain(code)
    await own.dispose()
    const tracked = await shopText(request, '/shop/track-order', { number, email: ana.email })
    expect(tracked).toContain('Listo para recoger')
    expect(tracked).not.toContain(`\n${code}\n`)
  })

  await test.step('the code hands it over', async () => {
    await page.getByRole('link', { name: `Abrir el pedido ${number}` }).click()
    await card.getByRole('button', { name: 'Marcar entregado' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/Código del cliente \(4/).fill(code)
    await dialog.getByRole('button', { name: 'Entregado', exact: true }).click()
    await expect(card).toContainText('Con el código del cliente')
    await expect(card).toContainText('Entregado y sin pagar del todo')
  })
})

test.describe('a courier', () => {
  test.use({ serviceWorkers: 'allow' })

  test('delivers on the phone, with a connection and without', { tag: '@phone' }, async ({
    page,
    context,
    signIn,
    newPerson,
    placeOrder,
    callAs,
    staff,
    db,
    pageErrors,
  }) => {
    pageErrors.allow(workerWarning)
    pageErrors.allow(/Failed to load resource/)
    const courier = await requireDemoAccount(db, 'mensajero@demo.cu')
    const ana = await newPerson({ name: 'Ana', streets: ['Calle Martí'] })
    const api = await callAs(ana)
    const assign = async () => {
      const order = await placeOrder(ana, { homeDelivery: true, paymentMethod: 'cash' })
      await staff.patch(`/sellorders/${order.id}`, { status: 'EN PROCESO' })
      await staff.post(`/admin/sellorders/${order.id}/step`, { step: 'preparing' })
      await staff.put(`/admin/sellorders/${order.id}/courier`, { courierId: courier.id })
      return { ...order, number: order.noSellOrden }
    }
    const [first, second, cancelled] = [await assign(), await assign(), await assign()]
    const ended = page.getByRole('region', { name: 'Terminados hoy' })
    await signIn(courier)
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin\/deliveries$/)

    await test.step('a wrong code is told, the right one ends it', async () => {
      const card = cardOf(page, first.number)
      await expect(card).toContainText('Calle Martí')
      await expect(card).toContainText('Por cobrar en efectivo')
      await expect(card.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+5355550101')
      await start(page, first.number)
      const code = await codeOf(api, first)
      await deliver(page, first.number, wrong(code))
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Quedan 4 intentos')
      await dialog.getByLabel(/Código del cliente \(4/).fill(code)
      await expect(dialog.getByRole('radio', { name: /^Cobré \$/ })).toBeChecked()
      await dialog.getByRole('button', { name: 'Entregado', exact: true }).click()
      await expect(ended).toContainText(first.number)
      await expect(ended).toContainText(/Cobró \$[\d.,]+ USD/)
      expect(await staff.get(`/sellorders/${first.id}`)).toMatchObject({ status: 'COMPLETADA', due: 0 })
    })

    await test.step('without a connection the list opens, and what is marked waits', async () => {
      await start(page, second.number)
      await start(page, cancelled.number)
      await goOffline(page, context)
      await expect(cardOf(page, second.number)).toContainText(/Por cobrar en efectivo: \$[\d.,]+/)
      await deliver(page, second.number, await codeOf(api, second), async (dialog) => {
        await dialog.getByRole('radio', { name: /^Cobré otro importe/ }).check()
        await dialog.getByRole('combobox', { name: 'Moneda' }).selectOption('MLC')
        await dialog.getByRole('textbox', { name: /^Cobré/ }).fill('3')
        await dialog.getByLabel(/^Cuánto salda/).fill('2')
      })
      await expect(page.getByText('1 pendiente de enviar')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Lleva en efectivo' })).toContainText(/MLC \d+\.00/)
      await staff.patch(`/sellorders/${cancelled.id}`, { status: 'CANCELADA', respuesta: 'Agotado' })
      await deliver(page, cancelled.number, '0000')
      await expect(page.getByText('2 pendientes de enviar')).toBeVisible()
    })

    await test.step('it is sent when the connection is back, and what the server refuses is said plainly', async () => {
      await context.setOffline(false)
      await expect(page.getByText(/pendientes? de enviar/)).toBeHidden()
      await expect(ended.getByRole('article', { name: second.number })).toContainText('Entregado')
      await expect(ended).not.toContainText('Pendiente de enviar')
      const refused = page
        .getByRole('alert')
        .filter({ hasText: `No se aceptó: Entregado, ${cancelled.number}` })
      await expect(refused).toContainText('se canceló')
      await expect(refused).toContainText('no quedó anotado')
      expect(await staff.get(`/sellorders/${second.id}`)).toMatchObject({
        paid: 2,
        payments: [{ method: 'cash', collected: { amount: 3, currency: 'MLC' } }],
      })
      await refused.getByRole('button', { name: 'Entendido' }).click()
      await expect(refused).toBeHidden()
    })

    await test.step('signing out leaves nothing behind', async () => {
      expect(await storedTexts(page)).toContain('Yoel')
      await disclosure(page, /Yoel/).click()
      await page.getByRole('button', { name: 'Cerrar sesión' }).click()
      await expect(page).toHaveURL(/\/$/)
      expect(await storedTexts(page)).not.toContain('Yoel')
    })
  })
})
