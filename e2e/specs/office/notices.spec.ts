import type { CDPSession, Page } from '@playwright/test'
import { newBrowser } from '@tecnoclick/api/platform/push/testing/push-server'
import { sessions } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import { confirm } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** The worker as the page registers it; a headless browser has no push service to subscribe with. */
async function startWorker(page: Page, devtools: CDPSession): Promise<string> {
  await devtools.send('ServiceWorker.enable')
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin/'))
      if (own) resolve(own.registrationId)
    })
  })
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/admin/push-worker.js', { scope: '/admin/' })
    await navigator.serviceWorker.ready
  })
  return registered
}

test('staff choose what they are told and where; the browser shows it', { tag: '@phone' }, async ({
  page,
  context,
  db,
  newPerson,
  signIn,
  callAs,
  expectAccessible,
}) => {
  const seller = await newPerson({ staffRole: 'seller', name: 'Saúl' })
  const api = await callAs(seller)
  await signIn(seller)
  await db.update(sessions).set({ secondFactor: true }).where(eq(sessions.userId, seller.id))
  await page.goto('/admin')

  await test.step('the page is in the menu of the account; without permission the browser says what to do', async () => {
    await page.getByTitle('Su cuenta: Saúl').click()
    await page.getByRole('link', { name: 'Mis avisos' }).click()
    await expect(page.getByRole('heading', { name: 'Mis avisos' })).toBeFocused()
    await expect(page.getByText('La tienda no tiene un bot conectado.')).toBeVisible()
    await expect(page.getByLabel('Pedidos: Dispositivos')).toBeDisabled()
    await page.getByRole('button', { name: 'Activar en este dispositivo' }).click()
    await expect(page.getByRole('alert')).toContainText('El navegador no permite avisos')
    await expectAccessible()
  })

  await test.step('a device is listed, its groups are chosen and kept', async () => {
    const { path, keys } = newBrowser()
    await api.post('/admin/notices/devices', { endpoint: `https://push.example.net${path}`, keys })
    await page.reload()
    await expect(page.getByRole('region', { name: 'En este dispositivo y otros' })).toContainText('Desde el')
    await page.getByLabel('Pedidos: Dispositivos').uncheck()
    await page.getByLabel('Pagos y cobros: Correo').check()
    await page.getByLabel('Desde').selectOption('22:00')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Elija las dos horas, o ninguna.')).toBeVisible()
    await page.getByLabel('Hasta').selectOption('07:00')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Sus avisos quedaron guardados.')).toBeVisible()
    expect(await api.get('/admin/notices')).toMatchObject({
      byMail: ['payments'],
      byPush: ['payments', 'deliveries', 'returns', 'repairs'],
      quietFrom: 22,
      quietUntil: 7,
    })
    await page.reload()
    await expect(page.getByLabel('Pagos y cobros: Correo')).toBeChecked()
    await expect(page.getByLabel('Pedidos: Dispositivos')).not.toBeChecked()
  })

  await test.step('a push message is shown, and one that cannot be read too', async () => {
    await context.grantPermissions(['notifications'])
    const devtools = await context.newCDPSession(page)
    const registrationId = await startWorker(page, devtools)
    const origin = new URL(page.url()).origin
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }))
      })
    const notice = {
      title: 'TecnoClick',
      body: 'Verificar el pago ORDEN-045',
      url: '/admin/orders/45',
      tag: 'a',
    }
    for (const data of [JSON.stringify(notice), 'nonsense'])
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    await expect.poll(shown).toHaveLength(2)
    expect(await shown()).toContainEqual({
      title: notice.title,
      body: notice.body,
      data: { url: notice.url },
    })
    expect(await shown()).toContainEqual({ title: 'Por atender', body: '', data: { url: '/admin' } })
  })

  await test.step('a device is removed', async () => {
    await page.getByRole('button', { name: /^Quitar / }).click()
    await confirm(page, 'Quitar')
    await expect(page.getByText('El dispositivo ya no recibe avisos.')).toBeVisible()
    expect(await api.get('/admin/notices')).toMatchObject({ devices: [] })
  })
})
