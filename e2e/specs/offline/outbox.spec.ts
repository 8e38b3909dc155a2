import type { Page } from '@playwright/test'
import { contactMessages } from '@tecnoclick/database/schema/site/contact-messages'
import { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { eq } from 'drizzle-orm'
import { precachedWhole, storedTexts, workerWarning } from '../../support/offline.ts'
import { disclosure, formOf } from '../../support/page.ts'
import { freshEmail } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(120_000)
test.beforeEach(({ pageErrors }) => pageErrors.allow(workerWarning))

test('a message written offline is sent once when online again', { tag: '@full' }, async ({
  page,
  context,
  db,
}) => {
  const email = freshEmail()
  await page.goto('/')
  await precachedWhole(page)
  await context.setOffline(true)
  await page.goto('/site/contact-us-alt')
  const form = formOf(page, 'Enviar mensaje')
  await form.getByLabel('Nombre').fill('Ana Rosales')
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByLabel('Asunto').fill('Sin línea')
  await form.getByLabel('Mensaje').fill('Escrito en la guagua')
  await form.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByText('Guardado. Se enviará en cuanto vuelva la conexión.')).toBeVisible()
  await expect(page.getByText('1 por enviar')).toBeVisible()
  await expect(form.getByLabel('Mensaje')).toHaveValue('')

  await page.reload()
  await expect(page.getByText('1 por enviar')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('1 por enviar')).toBeHidden()
  await expect.poll(() => db.$count(contactMessages, eq(contactMessages.email, email))).toBe(1)
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await db.$count(contactMessages, eq(contactMessages.email, email))).toBe(1)
})

test('a service request written offline is sent once when online again', async ({
  page,
  context,
  db,
  newPerson,
  signIn,
}) => {
  const person = await newPerson({ name: 'Ana' })
  await signIn(person)
  await requestWithoutLine(page)
  await context.setOffline(false)
  await expect(page.getByText('1 por enviar')).toBeHidden()
  await expect.poll(() => db.$count(serviceOrders, eq(serviceOrders.customerId, person.id))).toBe(1)
})

test('a request is not sent by the next person at the same computer', async ({
  page,
  context,
  db,
  newPerson,
  signIn,
}) => {
  const [ana, bruno] = [await newPerson({ name: 'Ana' }), await newPerson({ name: 'Bruno' })]
  const requestsOf = ({ id }: { id: number }) => db.$count(serviceOrders, eq(serviceOrders.customerId, id))
  await signIn(ana)
  await requestWithoutLine(page)

  await signIn(bruno)
  const asked = page.waitForResponse('**/api/security/me')
  await context.setOffline(false)
  await asked
  await page.goto('/')
  await expect(page.getByText('1 por enviar')).toBeVisible()
  expect([await requestsOf(ana), await requestsOf(bruno)]).toEqual([0, 0])

  await signIn(ana)
  await page.goto('/')
  await expect.poll(() => requestsOf(ana)).toBe(1)
  expect(await requestsOf(bruno)).toBe(0)
})

test('signing out deletes all personal data from the browser', async ({ page, newPerson, signIn }) => {
  const person = await newPerson({ name: 'Zenaida Irrepetible', streets: ['Calle Única 77'] })
  await signIn(person)
  await page.goto('/account/addresses')
  await page.goto('/shop/catalog')
  await precachedWhole(page)
  const words = new RegExp(`${person.email}|Zenaida|Calle Única`)
  await disclosure(page, 'Mi cuenta').click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(async () => words.test(await storedTexts(page))).toBe(false)
})

async function requestWithoutLine(page: Page): Promise<void> {
  await page.goto('/services/order/create/1')
  await precachedWhole(page)
  await page.getByLabel('Marca').selectOption({ index: 1 })
  await page.context().setOffline(true)
  await page.getByLabel('Descripción general (falla)').fill('Se fue la luz y no encendió más.')
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText('1 por enviar')).toBeVisible()
}
