import { newBrowser } from '@tecnoclick/api/platform/push/testing/push-server'
import { sessions } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import { confirm } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

test('staff choose what they are told and where', { tag: '@phone' }, async ({
  page,
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

  await test.step('a device is removed', async () => {
    await page.getByRole('button', { name: /^Quitar / }).click()
    await confirm(page, 'Quitar')
    await expect(page.getByText('El dispositivo ya no recibe avisos.')).toBeVisible()
    expect(await api.get('/admin/notices')).toMatchObject({ devices: [] })
  })
})
