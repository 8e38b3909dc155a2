import { contactMessages } from '@tecnoclick/database/schema/site/contact-messages'
import { eq } from 'drizzle-orm'
import { formOf, hydrated } from '../support/page.ts'
import { freshEmail } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const address = '/site/contact-us-alt'

test('a message is validated, sent once in spite of a lost answer, and the map loaded on request', async ({
  page,
  db,
  lastMail,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/)
  const email = freshEmail()
  await page.goto(address)
  await hydrated(page)
  const form = formOf(page, 'Enviar mensaje')
  const send = form.getByRole('button', { name: 'Enviar mensaje' })

  await test.step('it is validated', async () => {
    await send.click()
    await expect(form.getByText('Complete este campo')).toHaveCount(4)
    await form.getByLabel('Nombre').fill('Ana Rosales')
    await form.getByLabel('Correo electrónico').fill(email)
    await form.getByLabel('Asunto').fill('Un asunto demasiado largo')
    await form.getByLabel('Mensaje').fill('¿Qué botella lleva la L455?')
    await send.click()
    await expect(form.getByText('Longitud máxima es 20!')).toBeVisible()
    await form.getByLabel('Asunto').fill('Tinta L455')
  })

  await test.step('a lost answer keeps the form', async () => {
    // The server gets the message, but its answer is lost.
    let broken = 0
    await page.route(/contact-us-alt\.data/, async (route) => {
      if (route.request().method() !== 'POST' || broken > 0) return route.continue()
      broken += 1
      await route.fetch({ maxRedirects: 0 })
      await route.abort('connectionreset')
    })
    await send.click()
    await expect(form.getByText(/no sabemos si llegó/)).toBeVisible()
    await expect(form.getByLabel('Mensaje')).toHaveValue('¿Qué botella lleva la L455?')
    expect(broken).toBe(1)
  })

  await test.step('the second try sends no second message, and clears the form', async () => {
    await send.click()
    await expect(page.getByText('El mensaje se ha enviado correctamente')).toBeVisible()
    for (const field of ['Nombre', 'Correo electrónico', 'Asunto', 'Mensaje'])
      await expect(form.getByLabel(field)).toHaveValue('')
    const stored = await db.select().from(contactMessages).where(eq(contactMessages.email, email))
    expect(stored).toMatchObject([{ name: 'Ana Rosales', subject: 'Tinta L455', userId: null }])
    expect(await lastMail('contacto@tecnoclick.cu', email)).toContain('¿Qué botella lleva la L455?')
  })

  await test.step('the map is loaded only on request', async () => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>mapa</p>' }),
    )
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Abrir en la aplicación de mapas' })).toHaveAttribute(
      'href',
      /^geo:20\.3857,-76\.6465/,
    )
    pageErrors.allow(/foreign host: https:\/\/www\.openstreetmap\.org/)
    await page.getByRole('link', { name: 'Cargar el mapa' }).click()
    await expect(page.frameLocator('iframe[title="Mapa de la tienda"]').getByText('mapa')).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a link and the account fill in the form', async ({ page, newPerson, signIn }) => {
    const person = await newPerson({ name: 'Ana' })
    await signIn(person)
    await page.goto(`${address}?subject=Cotizaci%C3%B3n&body=2%20%C3%97%20Monitor`)
    const form = formOf(page, 'Enviar mensaje')
    await expect(form.getByLabel('Asunto')).toHaveValue('Cotización')
    await expect(form.getByLabel('Mensaje')).toHaveValue('2 × Monitor')
    await expect(form.getByLabel('Correo electrónico')).toHaveValue(person.email)
  })

  test('the form shows the same errors and keeps its values', async ({ page, db, pageErrors }) => {
    pageErrors.allow(/422/)
    const email = freshEmail()
    await page.goto('/site/contact-us')
    const form = formOf(page, 'Enviar mensaje')
    await form.getByLabel('Nombre').fill('Ana')
    await form.getByLabel('Correo electrónico').fill(email)
    await form.getByLabel('Mensaje').fill('Hola')
    await form.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(form.getByText('Complete este campo')).toBeVisible()
    await expect(form.getByLabel('Mensaje')).toHaveValue('Hola')
    await form.getByLabel('Asunto').fill('Saludo')
    await form.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(page.getByText('El mensaje se ha enviado correctamente')).toBeVisible()
    await expect(form.getByLabel('Mensaje')).toHaveValue('')
    expect(await db.$count(contactMessages, eq(contactMessages.email, email))).toBe(1)
  })
})
