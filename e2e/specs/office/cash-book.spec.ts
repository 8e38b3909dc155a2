import { sessions } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import { confirm } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

const photo = {
  name: 'recibo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('a clerk opens a register with a count, enters an expense with its photo, and closes with a reason', async ({
  page,
  db,
  staff,
  newPerson,
  signIn,
  expectAccessible,
}) => {
  const name = `Caja ${Date.now()}`
  await staff.post('/admin/cash/registers', { name })
  // An account of its own: what others are paid goes into their registers.
  const clerk = await newPerson({ staffRole: 'seller' })
  await signIn(clerk)
  await db.update(sessions).set({ secondFactor: true }).where(eq(sessions.userId, clerk.id))
  await page.goto('/admin/cash')
  await page.getByRole('button', { name: `Abrir turno en ${name}` }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Contado en USD').fill('100')
  await expectAccessible()
  await confirm(page, 'Abrir turno')

  const own = page.getByRole('region', { name: 'Mi turno' })
  await own.getByRole('button', { name: 'Gasto' }).click()
  await dialog.getByLabel('Importe').fill('12.50')
  await dialog.getByLabel('Moneda').selectOption('USD')
  await dialog.getByLabel('Motivo').fill('Bombillos')
  await dialog.getByLabel('Añadir foto').setInputFiles(photo)
  await expect(dialog.getByText('La foto está añadida.')).toBeVisible()
  await expectAccessible()
  await confirm(page, 'Registrar')
  await expect(own.getByRole('button', { name: 'Gasto' })).toBeVisible()

  await own.getByRole('button', { name: 'Cerrar turno' }).click()
  await expect(dialog.getByText('Debe haber $87.50 USD')).toBeVisible()
  await dialog.getByLabel('Contado en USD').fill('87')
  await dialog.getByRole('button', { name: 'Cerrar turno' }).click()
  await dialog.getByLabel('Por qué hay $0.50 USD de menos').fill('Vuelto de más')
  await confirm(page, 'Cerrar turno')
  await expect(own.getByText('No tiene un turno abierto.')).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('link', { name: 'Movimientos' }).click()
  await expect(page.getByText('Vuelto de más').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver comprobante' }).first()).toBeVisible()
  await expectAccessible()
})
