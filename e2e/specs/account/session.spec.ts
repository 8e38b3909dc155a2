import { sessions } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import { disclosure } from '../../support/disclosure.ts'
import { expect, formOf, hydrated, password, test } from './people.ts'

const over = 'Su sesión ha caducado. Por favor, inicie sesión.'

test('a session that is over is cleared, told, and the page asked for is kept', async ({
  page,
  newPerson,
  enter,
  context,
  db,
}) => {
  const person = await newPerson({ name: 'Ana' })
  await enter(person)
  await db.delete(sessions).where(eq(sessions.userId, person.id))
  await page.goto('/account/addresses')
  await expect(page).toHaveURL(/\/account\/login\?next=%2Faccount%2Faddresses$/)
  await expect(page.getByText(over)).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')

  const form = formOf(page, 'Entrar')
  await form.getByLabel('Correo electrónico').fill(person.email)
  await form.getByLabel(/^Contraseña/).fill(password)
  await form.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/account\/addresses$/)
})

test('a public page says it too, and stays', async ({ page, newPerson, enter, db }) => {
  const person = await newPerson()
  await enter(person)
  await db.delete(sessions).where(eq(sessions.userId, person.id))
  await page.goto('/site/faq?state=5')
  await expect(page.getByText(over)).toBeVisible()
  await expect(page).toHaveURL(/\/site\/faq\?state=5$/)
  await page.reload()
  await hydrated(page)
  await expect(page.getByText(over)).toBeHidden()
})

test('a session that ends under an open page is noticed at the next step', async ({
  page,
  newPerson,
  enter,
  db,
}) => {
  const person = await newPerson({ name: 'Ana' })
  await enter(person)
  await page.goto('/account/dashboard')
  await hydrated(page)
  await db.delete(sessions).where(eq(sessions.userId, person.id))
  await page
    .getByRole('navigation', { name: 'Menú de la cuenta' })
    .getByRole('link', { name: 'Editar Perfil' })
    .click()
  await expect(page).toHaveURL(/\/account\/login\?next=%2Faccount%2Fprofile$/)
  await expect(page.getByText(over)).toBeVisible()
  await disclosure(page, 'Mi cuenta').click()
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeHidden()
})

test('so it is when a form is sent', async ({ page, newPerson, enter, db }) => {
  const person = await newPerson({ name: 'Ana' })
  await enter(person)
  await page.goto('/account/profile')
  await hydrated(page)
  await db.delete(sessions).where(eq(sessions.userId, person.id))
  await formOf(page, 'Guardar').getByRole('button', { name: 'Guardar' }).click()
  await expect(page).toHaveURL(/\/account\/login\?next=%2Faccount%2Fprofile$/)
  await expect(page.getByText(over)).toBeVisible()
})

test('signing out forgets what was private, and other tabs follow', async ({
  page,
  newPerson,
  enter,
  context,
  db,
}) => {
  const person = await newPerson({ name: 'Ana' })
  await enter(person)
  await page.goto('/site/faq')
  await hydrated(page)
  await page.evaluate(() => {
    localStorage.setItem('private:cart', '{}')
    localStorage.setItem('wishlist', '[]')
  })
  const other = await context.newPage()
  await other.goto('/account/dashboard')
  await hydrated(other)

  await disclosure(page, 'Mi cuenta').click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Ha cerrado la sesión')).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['wishlist'])
  await expect(other).toHaveURL(/\/$/)
  expect(await db.$count(sessions, eq(sessions.userId, person.id))).toBe(0)
})

test('signing in shows in the other tabs', async ({ page, newPerson, context }) => {
  const person = await newPerson({ name: 'Beatriz' })
  const other = await context.newPage()
  await other.goto('/site/faq')
  await hydrated(other)
  await page.goto('/account/login')
  await hydrated(page)
  const form = formOf(page, 'Entrar')
  await form.getByLabel('Correo electrónico').fill(person.email)
  await form.getByLabel(/^Contraseña/).fill(password)
  await form.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Bienvenido a TecnoClick, Beatriz')).toBeVisible()
  await disclosure(other, 'Mi cuenta').click()
  await expect(other.getByText(person.email)).toBeVisible()
})
