import { sessions } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import { disclosure, formOf, hydrated, submitSignIn } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

const expired = 'Su sesión ha caducado. Por favor, inicie sesión.'

test('an expired session is noticed on an open page and leads to signing in and back', async ({
  page,
  newPerson,
  signIn,
  db,
}) => {
  const person = await newPerson({ name: 'Ana' })
  const expire = () => db.delete(sessions).where(eq(sessions.userId, person.id))
  await signIn(person)
  await page.goto('/account/profile')
  await hydrated(page)

  await test.step('when a form is submitted', async () => {
    await expire()
    await formOf(page, 'Guardar').getByRole('button', { name: 'Guardar' }).click()
    await expect(page).toHaveURL(/\/account\/login\?next=%2Faccount%2Fprofile$/)
    await expect(page.getByText(expired)).toBeVisible()
    await submitSignIn(page, person.email)
    await expect(page).toHaveURL(/\/account\/profile$/)
  })

  await test.step('at the next navigation', async () => {
    await expire()
    await page
      .getByRole('navigation', { name: 'Menú de la cuenta' })
      .getByRole('link', { name: 'Direcciones' })
      .click()
    await expect(page).toHaveURL(/\/account\/login\?next=%2Faccount%2Faddresses$/)
    await expect(page.getByText(expired)).toBeVisible()
    await disclosure(page, 'Mi cuenta').click()
    await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeHidden()
    await page.keyboard.press('Escape')
    await submitSignIn(page, person.email)
    await expect(page).toHaveURL(/\/account\/addresses$/)
  })
})

test('an expired session is reported once where a page is loaded', async ({
  page,
  context,
  newPerson,
  signIn,
  db,
}) => {
  const person = await newPerson({ name: 'Ana' })
  const expire = () => db.delete(sessions).where(eq(sessions.userId, person.id))
  const cookies = async () => (await context.cookies()).map(({ name }) => name)
  await signIn(person)
  await expire()
  expect((await context.request.get('/account/addresses')).url()).toMatch(
    /\/account\/login\?next=%2Faccount%2Faddresses$/,
  )
  expect(await cookies()).not.toContain('session')

  await signIn(person)
  await expire()
  await page.goto('/site/faq?state=5')
  await expect(page.getByText(expired)).toBeVisible()
  await expect(page).toHaveURL(/\/site\/faq\?state=5$/)
  await page.reload()
  await hydrated(page)
  await expect(page.getByText(expired)).toBeHidden()
})

test('signing in and out updates the other tabs and deletes private data', async ({
  page,
  newPerson,
  context,
  db,
}) => {
  const person = await newPerson({ name: 'Beatriz' })
  const other = await context.newPage()
  await other.goto('/site/faq')
  await hydrated(other)

  await test.step('signing in, which does not redirect to another host, updates the other tab', async () => {
    await page.goto(`/account/login?next=${encodeURIComponent('/\\evil.test')}`)
    await hydrated(page)
    await submitSignIn(page, person.email)
    await expect(page).toHaveURL(/\/account\/dashboard$/)
    await expect(page.getByText('Bienvenido a TecnoClick, Beatriz')).toBeVisible()
    await disclosure(other, 'Mi cuenta').click()
    await expect(other.getByText(person.email)).toBeVisible()
  })

  await test.step('signing out deletes private data and signs out the other tab', async () => {
    await other.evaluate(() => {
      localStorage.setItem('private:pending', '[]')
      localStorage.setItem('state', JSON.stringify({ version: 2, menu: '/', 'private:cart': '7x1' }))
    })
    await other.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(other).toHaveURL(/\/$/)
    await expect(other.getByText('Ha cerrado la sesión')).toBeVisible()
    await expect.poll(() => other.evaluate(() => Object.keys(localStorage))).toEqual(['state'])
    expect(await other.evaluate(() => localStorage.getItem('state'))).not.toContain('private:')
    await expect(page).toHaveURL(/\/$/)
    expect(await db.$count(sessions, eq(sessions.userId, person.id))).toBe(0)
  })
})
