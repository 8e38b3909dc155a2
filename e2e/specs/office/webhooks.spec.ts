import { randomUUID } from 'node:crypto'
import {
  answer,
  type Receiver,
  startReceiver,
  verifies,
} from '@tecnoclick/api/platform/webhooks/testing/receiver'
import type { Api } from '../../support/api.ts'
import { confirm } from '../../support/office.ts'
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
  staff,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/422/)
  await allowThisMachine(staff)
  const name = `Almacén ${randomUUID().slice(0, 6)}`
  await signIn('admin@demo.cu')
  await page.goto('/admin/webhooks')
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
  await expectAccessible()
  await form.getByLabel('Dirección').fill(receiver.url)
  await form.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(page.getByRole('main')).toContainText(name)

  const { data: webhooks } = await staff.get<{ data: { id: number; name: string }[] }>('/admin/webhooks')
  const id = webhooks.find((webhook) => webhook.name === name)?.id
  await page.goto(`/admin/webhooks/${id}`)
  const edit = page.getByRole('dialog', { name: 'Cambiar webhook' })
  await expect(edit.getByLabel('Empresa aprobada')).toBeChecked()
  await expectAccessible()
  await edit.getByRole('link', { name: 'Secreto' }).click()
  const secretDialog = page.getByRole('dialog', { name: `Secreto de «${name}»` })
  await secretDialog.getByRole('button', { name: 'Mostrar el secreto' }).click()
  const secret = (await secretDialog.getByText(/^whsec_/).textContent()) ?? ''
  await expectAccessible()
  await secretDialog.getByRole('button', { name: 'Cambiar el secreto' }).click()
  await confirm(page, 'Cambiar el secreto')
  await expect(secretDialog.getByText(/^whsec_/)).not.toHaveText(secret)
  await expect(secretDialog.getByText(/El anterior también firma hasta/)).toBeVisible()
  await page.goto(`/admin/webhooks/${id}`)

  receiver.replies.push(answer(500, 'Sin espacio'))
  await edit.getByRole('button', { name: 'Enviar una prueba' }).click()
  await expect(edit.getByText('La prueba no llegó. Respondió 500.')).toBeVisible()
  await expect(edit.getByText('Sin espacio')).toBeVisible()
  await expect(edit.getByText('"type": "webhook.test"')).toBeVisible()
  await expectAccessible()
  const tests = () => receiver.received.filter(({ type }) => type === 'webhook.test')
  await expect.poll(() => tests().length).toBeGreaterThan(0)
  const [test] = tests()
  expect(test && verifies(test, secret)).toBe(true)

  await edit.getByRole('link', { name: 'Eventos' }).click()
  await page.getByRole('link', { name: /^Abrir «Prueba»/ }).click()
  const event = page.getByRole('dialog', { name: 'Prueba' })
  await expect(event.getByText(test?.id ?? '')).toBeVisible()
  await expect(event.getByText('"type": "webhook.test"')).toBeVisible()
  await expectAccessible()
  await expect
    .poll(async () => {
      const { data } = await staff.get<{ data: { state: string; eventId: string }[] }>(
        '/admin/webhook-events',
      )
      return data.find(({ eventId }) => eventId === test?.id)?.state
    })
    .toBe('delivered')
  await page.reload()
  await event.getByRole('button', { name: 'Enviar de nuevo' }).click()
  await confirm(page, 'Enviar de nuevo')
  await expect(page.getByText('El evento está en camino')).toBeVisible()
  await expect.poll(() => tests().length).toBeGreaterThan(2)
  expect(new Set(tests().map((sent) => sent.id)).size).toBe(1)
})

test('an order of a customer reaches the other program', async ({ staff, newPerson, placeOrder }) => {
  await allowThisMachine(staff)
  const events = ['order.placed', 'order.cancelled']
  const webhook = await staff.post<{ id: number }>('/admin/webhooks', {
    name: 'Caja',
    url: receiver.url,
    events,
  })
  const order = await placeOrder(await newPerson())
  await staff.patch(`/sellorders/${order.id}`, { status: 'CANCELADA' })
  const about = () => receiver.received.filter(({ data }) => data.id === order.id).map(({ type }) => type)
  await expect.poll(about).toEqual(['order.placed', 'order.cancelled'])
  await staff.patch(`/admin/webhooks/${webhook.id}`, { enable: false })
})
