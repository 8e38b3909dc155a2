import type { Page } from '@playwright/test'
import { contactMessages } from '@tecnoclick/database/schema/site/contact-messages'
import { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { eq } from 'drizzle-orm'
import { disclosure } from '../../support/disclosure.ts'
import { expect, formOf, freshEmail, test } from '../account/people.ts'
import { keptTexts, stocked, workerRemark } from './stocked.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(120_000)
test.beforeEach(({ watched }) => watched.expectComplaint(workerRemark))

test('a message written without a line waits, and arrives once when the line is back', async ({
  page,
  context,
  db,
}) => {
  const email = freshEmail()
  await page.goto('/')
  await stocked(page)
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

test('a service request written without a line is made once when it is back', async ({
  page,
  context,
  db,
  newPerson,
  enter,
}) => {
  const person = await newPerson({ name: 'Ana' })
  await enter(person)
  await requestWithoutLine(page)
  await context.setOffline(false)
  await expect(page.getByText('1 por enviar')).toBeHidden()
  await expect.poll(() => db.$count(serviceOrders, eq(serviceOrders.customerId, person.id))).toBe(1)
})

test('what one person wrote is not sent by the next one at the same computer', async ({
  page,
  context,
  db,
  newPerson,
  enter,
}) => {
  const [ana, bruno] = [await newPerson({ name: 'Ana' }), await newPerson({ name: 'Bruno' })]
  const requestsOf = ({ id }: { id: number }) => db.$count(serviceOrders, eq(serviceOrders.customerId, id))
  await enter(ana)
  await requestWithoutLine(page)

  await enter(bruno)
  const asked = page.waitForResponse('**/api/security/me')
  await context.setOffline(false)
  await asked
  await page.goto('/')
  await expect(page.getByText('1 por enviar')).toBeVisible()
  expect([await requestsOf(ana), await requestsOf(bruno)]).toEqual([0, 0])

  await enter(ana)
  await page.goto('/')
  await expect.poll(() => requestsOf(ana)).toBe(1)
  expect(await requestsOf(bruno)).toBe(0)
})

test('signing out leaves nothing of a person in the browser', async ({ page, newPerson, enter }) => {
  const person = await newPerson({ name: 'Zenaida Irrepetible', streets: ['Calle Única 77'] })
  await enter(person)
  await page.goto('/account/addresses')
  await page.goto('/shop/catalog')
  await stocked(page)
  const words = new RegExp(`${person.email}|Zenaida|Calle Única`)
  await disclosure(page, 'Mi cuenta').click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(async () => words.test(await keptTexts(page))).toBe(false)
})

async function requestWithoutLine(page: Page): Promise<void> {
  await page.goto('/services/order/create/1')
  await stocked(page)
  await page.getByLabel('Marca').selectOption({ index: 1 })
  await page.context().setOffline(true)
  await page.getByLabel('Descripción general (falla)').fill('Se fue la luz y no encendió más.')
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText('1 por enviar')).toBeVisible()
}
