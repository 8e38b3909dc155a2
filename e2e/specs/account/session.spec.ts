import { sessions } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import { disclosure, formOf, hydrated, submitSignIn } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

const expired = 'Su sesión ha caducado. Por favor, inicie sesión.'

test('an expired session leads to the sign-in page and then to the requested page', async ({
  page,
  newPerson,
  signIn,
  context,
  db,
}) => {
  const person = await newPerson({ name: 'Ana' })
  await signIn(person)
  await db.delete(sessions).where(eq(sessions.userId, person.id))
  await page.goto('/account/addresses')
  await expect(page).toHaveURL(/\/account\/login\?next=%2Faccount%2Faddresses$/)
  await expect(page.getByText(expired)).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')

  await submitSignIn(page, person.email)
  await expect(page).toHaveURL(/\/account\/addresses$/)
})

test('an expired session is reported once on a public page', async ({ page, newPerson, signIn, db }) => {
  const person = await newPerson()
  await signIn(person)
  await db.delete(sessions).where(eq(sessions.userId, person.id))
  await page.goto('/site/faq?state=5')
  await expect(page.getByText(expired)).toBeVisible()
  await expect(page).toHaveURL(/\/site\/faq\?state=5$/)
  await page.reload()
  await hydrated(page)
  await expect(page.getByText(expired)).toBeHidden()
})

test('a session that expires on an open page is noticed at the next navigation', async ({
  page,
  newPerson,
  signIn,
  db,
}) => {
  const person = await newPerson({ name: 'Ana' })
  await signIn(person)
  await page.goto('/account/dashboard')
  await hydrated(page)
  await db.delete(sessions).where(eq(sessions.userId, person.id))
  await page
    .getByRole('navigation', { name: 'Menú de la cuenta' })
    .getByRole('link', { name: 'Editar Perfil' })
    .click()
  await expect(page).toHaveURL(/\/account\/login\?next=%2Faccount%2Fprofile$/)
  await expect(page.getByText(expired)).toBeVisible()
  await disclosure(page, 'Mi cuenta').click()
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeHidden()
})

test('a session that expires on an open page is noticed when a form is submitted', async ({
  page,
  newPerson,
  signIn,
  db,
}) => {
  const person = await newPerson({ name: 'Ana' })
  await signIn(person)
  await page.goto('/account/profile')
  await hydrated(page)
  await db.delete(sessions).where(eq(sessions.userId, person.id))
  await formOf(page, 'Guardar').getByRole('button', { name: 'Guardar' }).click()
  await expect(page).toHaveURL(/\/account\/login\?next=%2Faccount%2Fprofile$/)
  await expect(page.getByText(expired)).toBeVisible()
})

test('signing out deletes private data and signs out the other tabs', async ({
  page,
  newPerson,
  signIn,
  context,
  db,
}) => {
  const person = await newPerson({ name: 'Ana' })
  await signIn(person)
  await page.goto('/site/faq')
  await hydrated(page)
  await page.evaluate(() => {
    localStorage.setItem('private:pending', '[]')
    localStorage.setItem('state', JSON.stringify({ version: 2, menu: '/', 'private:cart': '7x1' }))
  })
  const other = await context.newPage()
  await other.goto('/account/dashboard')
  await hydrated(other)

  await disclosure(page, 'Mi cuenta').click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Ha cerrado la sesión')).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['state'])
  expect(await page.evaluate(() => localStorage.getItem('state'))).not.toContain('private:')
  await expect(other).toHaveURL(/\/$/)
  expect(await db.$count(sessions, eq(sessions.userId, person.id))).toBe(0)
})

test('signing in updates the other tabs', async ({ page, newPerson, context }) => {
  const person = await newPerson({ name: 'Beatriz' })
  const other = await context.newPage()
  await other.goto('/site/faq')
  await hydrated(other)
  await page.goto('/account/login')
  await hydrated(page)
  await submitSignIn(page, person.email)
  await expect(page.getByText('Bienvenido a TecnoClick, Beatriz')).toBeVisible()
  await disclosure(other, 'Mi cuenta').click()
  await expect(other.getByText(person.email)).toBeVisible()
})
