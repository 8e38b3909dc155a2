import { randomUUID } from 'node:crypto'
import {
  answer,
  type Receiver,
  startReceiver,
  verifies,
} from '@tecnoclick/api/platform/webhooks/testing/receiver'
import type { Api } from '../../support/api.ts'
import { confirm, openScreen } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

let receiver: Receiver
test.beforeEach(async () => {
  receiver = await startReceiver()
})
test.afterEach(() => receiver.close())

type Setting = { key: string; value: unknown; version: number }

/** The receiver of a test is on this machine. */
async function allowThisMachine(staff: Api): Promise<void> {
  const { data } = await staff.get<{ data: Setting[] }>('/admin/settings')
  const setting = data.find(({ key }) => key === 'webhookNetworks')
  if (setting?.value === 'any') return
  await staff.patch('/admin/settings/webhookNetworks', { value: 'any', version: setting?.version ?? 1 })
}

test('a webhook is added, tried, and an event that failed is sent again', { tag: '@phone' }, async ({
  page,
  signIn,
  newPerson,
  placeOrder,
  staff,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/422/)
  await allowThisMachine(staff)
  const name = `Almacén ${randomUUID().slice(0, 6)}`
  await signIn('admin@demo.cu')
  await page.goto('/admin/webhooks')

  await test.step('a webhook is added', async () => {
    await page.getByRole('link', { name: 'Agregar webhook' }).click()
    const form = page.getByRole('dialog', { name: 'Agregar webhook' })
    await form.getByLabel('Nombre').fill(name)
    await form.getByLabel('Dirección').fill('ftp://127.0.0.1/')
    await form.getByRole('button', { name: 'Agregar', exact: true }).click()
    await expect(form.getByText('Elija al menos un evento.')).toBeVisible()
    await form.getByLabel('Presupuesto aceptado o rechazado').check()
    await form.getByLabel('Empresa aprobada').check()
    await form.getByRole('button', { name: 'Agregar', exact: true }).click()
    await expect(form.getByLabel('Dirección')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(form)
    await form.getByLabel('Dirección').fill(receiver.url)
    await form.getByRole('button', { name: 'Agregar', exact: true }).click()
    await expect(page.getByRole('main')).toContainText(name)
  })

  const { data: webhooks } = await staff.get<{ data: { id: number; name: string }[] }>('/admin/webhooks')
  const id = webhooks.find((webhook) => webhook.name === name)?.id
  const edit = page.getByRole('dialog', { name: 'Cambiar webhook' })
  const secret = await test.step('its secret is shown and changed', async () => {
    await openScreen(page, `/admin/webhooks/${id}`)
    await expect(edit.getByLabel('Empresa aprobada')).toBeChecked()
    await edit.getByRole('link', { name: 'Secreto' }).click()
    const dialog = page.getByRole('dialog', { name: `Secreto de «${name}»` })
    await dialog.getByRole('button', { name: 'Mostrar el secreto' }).click()
    const shown = (await dialog.getByText(/^whsec_/).textContent()) ?? ''
    await expectAccessible(dialog)
    await dialog.getByRole('button', { name: 'Cambiar el secreto' }).click()
    await confirm(page, 'Cambiar el secreto')
    await expect(dialog.getByText(/^whsec_/)).not.toHaveText(shown)
    await expect(dialog.getByText(/El anterior también firma hasta/)).toBeVisible()
    return shown
  })

  const tests = () => receiver.received.filter(({ type }) => type === 'webhook.test')
  await test.step('it is tried, and a failure is shown', async () => {
    await openScreen(page, `/admin/webhooks/${id}`)
    receiver.replies.push(answer(500, 'Sin espacio'))
    await edit.getByRole('button', { name: 'Enviar una prueba' }).click()
    await expect(edit.getByText('La prueba no llegó. Respondió 500.')).toBeVisible()
    await expect(edit.getByText('Sin espacio')).toBeVisible()
    await expect(edit.getByText('"type": "webhook.test"')).toBeVisible()
    await expectAccessible(edit)
    await expect.poll(() => tests().length).toBeGreaterThan(0)
    const [sent] = tests()
    expect(sent && verifies(sent, secret)).toBe(true)
  })

  await test.step('the event that failed is sent again', async () => {
    const [sent] = tests()
    const event = page.getByRole('dialog', { name: 'Prueba' })
    await edit.getByRole('link', { name: 'Eventos' }).click()
    const row = page.getByRole('link', { name: /^Abrir «Prueba»/ })
    await row.click()
    await expect(event.getByText(sent?.id ?? '')).toBeVisible()
    await expect(event.getByText('"type": "webhook.test"')).toBeVisible()
    await expectAccessible(event)
    await expect
      .poll(async () => {
        const { data } = await staff.get<{ data: { state: string; eventId: string }[] }>(
          '/admin/webhook-events',
        )
        return data.find(({ eventId }) => eventId === sent?.id)?.state
      })
      .toBe('delivered')
    await page.keyboard.press('Escape')
    await row.click()
    await event.getByRole('button', { name: 'Enviar de nuevo' }).click()
    await confirm(page, 'Enviar de nuevo')
    await expect(page.getByText('El evento está en camino')).toBeVisible()
    await expect.poll(() => tests().length).toBeGreaterThan(2)
    expect(new Set(tests().map(({ id: eventId }) => eventId)).size).toBe(1)
  })

  await test.step('an order of a customer reaches the other program', async () => {
    const events = ['order.placed', 'order.cancelled']
    await staff.patch(`/admin/webhooks/${id}`, { events })
    const order = await placeOrder(await newPerson())
    await staff.patch(`/sellorders/${order.id}`, { status: 'CANCELADA', respuesta: 'Agotado' })
    const about = () => receiver.received.filter(({ data }) => data.id === order.id).map(({ type }) => type)
    await expect.poll(about).toEqual(events)
    await staff.patch(`/admin/webhooks/${id}`, { enable: false })
  })
})
