import { hydrated, submitSignIn } from '../../support/page.ts'
import { insertSession } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('a customer ends the session of another device, then all others', { tag: '@phone' }, async ({
  page,
  newPerson,
  signIn,
  db,
}) => {
  const person = await newPerson()
  for (let other = 0; other < 3; other++) await insertSession(db, person.id)
  await signIn(person)
  await page.goto('/account/devices')
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(4)
  await expect(main.getByText('Este dispositivo')).toHaveCount(1)
  await main.getByRole('button', { name: 'Cerrar sesión' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByText('Se cerró la sesión de ese dispositivo')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Cerrar sesión' })).toHaveCount(2)
  await main.getByRole('button', { name: 'Cerrar todas las demás sesiones' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar todas las demás sesiones' }).click()
  await expect(main.getByText('Su cuenta no está abierta en ningún otro dispositivo.')).toBeVisible()
  await expect(main.getByText('Este dispositivo')).toBeVisible()
})

test('a browser that signs in is shown by its name', async ({ page, newPerson }) => {
  const { email } = await newPerson()
  await page.goto('/account/login?next=/account/devices')
  await submitSignIn(page, email)
  await expect(page).toHaveURL(/\/account\/devices$/)
  await expect(page.getByRole('heading', { level: 2, name: /^Chrome en / })).toBeVisible()
})
