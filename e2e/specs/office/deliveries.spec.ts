import type { BrowserContext, Page } from '@playwright/test'
import type { OrderProgress } from '@tecnoclick/contract/selling/deliveries/schemas'
import type { Api } from '../../support/api.ts'
import { confirm, sectionOf } from '../../support/office.ts'
import { storedTexts, workerWarning } from '../../support/offline.ts'
import { disclosure } from '../../support/page.ts'
import { requireDemoAccount } from '../../support/people.ts'
import { test as base, expect } from '../../support/test.ts'

interface Task {
  id: number
  number: string
  /** As the customer reads it. */
  code(): Promise<string>
}

/** A home delivery in preparation, given to a courier who is signed in. */
const test = base.extend<{ task: Task }>({
  task: async ({ db, newPerson, placeOrder, callAs, staff, signIn }, use) => {
    const ana = await newPerson({ name: 'Ana', streets: ['Calle Martí'] })
    const courier = await requireDemoAccount(db, 'mensajero@demo.cu')
    const { id, noSellOrden: number } = await placeOrder(ana, { homeDelivery: true })
    await staff.patch(`/sellorders/${id}`, { status: 'EN PROCESO' })
    await staff.post(`/admin/sellorders/${id}/step`, { step: 'preparing' })
    await staff.put(`/admin/sellorders/${id}/courier`, { courierId: courier.id })
    const api = await callAs(ana)
    await signIn(courier)
    await use({ id, number, code: () => codeOf(api, id) })
  },
})

async function codeOf(api: Api, id: number): Promise<string> {
  return (await api.get<OrderProgress>(`/sellorders/${id}/delivery`)).code ?? ''
}

test.use({ serviceWorkers: 'allow' })

/** Another code than the right one. */
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

async function deliver(page: Page, number: string, code: string): Promise<void> {
  await page
    .getByRole('article', { name: number })
    .getByRole('button', { name: 'Entregado', exact: true })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Código del cliente \(4/).fill(code)
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

base(
  'staff prepare an order to pick up, and hand it over by the code that its customer sees',
  {
    tag: '@phone',
  },
  async ({ page, signIn, newPerson, placeOrder, staff, callAs }) => {
    const ana = await newPerson({ name: 'Ana' })
    const { id, noSellOrden: number } = await placeOrder(ana)
    await staff.patch(`/sellorders/${id}`, { status: 'EN PROCESO' })

    await signIn('vendedor@demo.cu')
    await page.goto(`/admin/orders/${id}`)
    const card = sectionOf(page, 'Preparación y entrega')
    await card.getByRole('button', { name: 'Empezar a preparar' }).click()
    await card.getByRole('button', { name: 'Marcar listo para recoger' }).click()
    await confirm(page, 'Marcar listo para recoger')
    await expect(card.getByRole('listitem').filter({ hasText: 'Listo para recoger' })).toBeVisible()
    await page.goto(
      `/admin/orders?filter=${encodeURIComponent(JSON.stringify({ step: 'ready', search: number }))}`,
    )
    await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Listo para recoger')

    await signIn(ana)
    await page.goto(`/account/orders/${id}`)
    const tracking = page.getByRole('region', { name: 'Seguimiento' })
    await expect(tracking.getByRole('listitem').filter({ hasText: 'Listo para recoger' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    const code = await codeOf(await callAs(ana), id)
    await expect(tracking).toContainText(code)

    await page.goto('/shop/track-order')
    await page.getByLabel('Número de pedido').fill(number)
    await page.getByLabel('Correo electrónico').first().fill(ana.email)
    await page.getByRole('button', { name: 'Seguir pedido' }).click()
    const tracked = page.getByRole('status').filter({ hasText: number })
    await expect(tracked).toContainText('Listo para recoger')
    await expect(tracked).not.toContainText(code)

    await signIn('vendedor@demo.cu')
    await page.goto(`/admin/orders/${id}`)
    await card.getByRole('button', { name: 'Marcar entregado' }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/Código del cliente \(4/)
      .fill(code)
    await page.getByRole('dialog').getByRole('button', { name: 'Entregado', exact: true }).click()
    await expect(card).toContainText('Con el código del cliente')
    await expect(card).toContainText('Entregado y sin pagar del todo')
  },
)

test('a courier delivers on the phone: a wrong code is told, the right one ends it', {
  tag: '@phone',
}, async ({ page, task, pageErrors }) => {
  pageErrors.allow(/422/)
  pageErrors.allow(workerWarning)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/deliveries$/)
  const card = page.getByRole('article', { name: task.number })
  await expect(card).toContainText('Calle Martí')
  await expect(card).toContainText('Por cobrar')
  await expect(card.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+5355550101')
  await card.getByRole('button', { name: 'Salir con el pedido' }).click()
  await expect(card).toContainText('En camino')
  const code = await task.code()
  await deliver(page, task.number, wrong(code))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Quedan 4 intentos')
  await dialog.getByLabel(/Código del cliente \(4/).fill(code)
  await dialog.getByRole('button', { name: 'Entregado', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Terminados hoy' })).toContainText(task.number)
})

test('without a connection the list opens, and what is marked is sent when it is back', {
  tag: '@phone',
}, async ({ page, context, task, pageErrors }) => {
  pageErrors.allow(workerWarning)
  pageErrors.allow(/Failed to load resource/)
  await page.goto('/admin/deliveries')
  const card = page.getByRole('article', { name: task.number })
  await card.getByRole('button', { name: 'Salir con el pedido' }).click()
  await expect(card).toContainText('En camino')
  await goOffline(page, context)
  await expect(card).toContainText(/Por cobrar: \$[\d.,]+/)
  await deliver(page, task.number, await task.code())
  await expect(page.getByText('1 pendiente de enviar')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('1 pendiente de enviar')).toBeHidden()
  const ended = page.getByRole('region', { name: 'Terminados hoy' })
  await expect(ended.getByRole('article', { name: task.number })).toContainText('Entregado')
  await expect(ended).not.toContainText('Pendiente de enviar')
})

test('what the server refuses later is said plainly, and signing out leaves nothing behind', async ({
  page,
  context,
  task,
  staff,
  pageErrors,
}) => {
  pageErrors.allow(workerWarning)
  pageErrors.allow(/Failed to load resource/)
  await page.goto('/admin/deliveries')
  const card = page.getByRole('article', { name: task.number })
  await card.getByRole('button', { name: 'Salir con el pedido' }).click()
  await expect(card).toContainText('En camino')
  await goOffline(page, context)
  await staff.patch(`/sellorders/${task.id}`, { status: 'CANCELADA' })
  await deliver(page, task.number, '0000')
  await expect(page.getByText('1 pendiente de enviar')).toBeVisible()
  await context.setOffline(false)
  const refused = page.getByRole('alert').filter({ hasText: `No se aceptó: Entregado, ${task.number}` })
  await expect(refused).toContainText('se canceló')
  await refused.getByRole('button', { name: 'Entendido' }).click()
  await expect(refused).toBeHidden()

  expect(await storedTexts(page)).toContain('Yoel')
  await disclosure(page, /Yoel/).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await storedTexts(page)).not.toContain('Yoel')
})

base(
  'the papers of an order are printed from its page',
  async ({ page, signIn, newPerson, placeOrder, staff }) => {
    const ana = await newPerson({ name: 'Ana', streets: ['Calle Martí'] })
    const { id } = await placeOrder(ana, { homeDelivery: true })
    await staff.patch(`/sellorders/${id}`, { status: 'EN PROCESO' })
    await signIn('vendedor@demo.cu')
    await page.addInitScript(() => {
      window.print = () => {}
    })
    await page.goto(`/admin/orders/${id}`)
    for (const [button, text] of [
      ['Hoja de preparación', 'Preparado por'],
      ['Nota de entrega', 'Por cobrar'],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText(text)).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
    }
  },
)
