import { hydrated, submitSignIn } from '../../support/page.ts'
import { insertSession } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

test('a customer ends the session of another device, then all others', { tag: '@phone' }, async ({
  page,
  newPerson,
  db,
}) => {
  const person = await newPerson()
  for (let other = 0; other < 3; other++) await insertSession(db, person.id)
  await page.goto('/account/login?next=/account/devices')
  await hydrated(page)
  await submitSignIn(page, person.email)
  await expect(page).toHaveURL(/\/account\/devices$/)
  const main = page.getByRole('main')
  // A browser that signs in is shown by its name.
  await expect(main.getByRole('heading', { level: 2, name: /^Chrome en / })).toBeVisible()
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
