import type { Page } from '@playwright/test'
import { sessions } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible } from '../../support/accessibility.ts'
import { expectToFit, hydrated, submitSignIn } from '../../support/page.ts'
import { freshEmail, password } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

/** What the address of a page alone does not show: steps, questions and dialogs. */
async function look(page: Page, state: string): Promise<void> {
  await expectAccessible(page, { state, withoutShell: true })
  await expectToFit(page, state)
}

test('the steps of a second factor are accessible and work by keyboard', {
  tag: ['@phone', '@full'],
}, async ({ page, isMobile, newPerson, signIn }) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' })
  const person = await newPerson({ name: 'Rita' })
  await signIn(person)
  await page.goto('/account/second-factor')
  await hydrated(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Configurar la aplicación' }).press('Enter')
  const secret = (await main.getByText(/^([A-Z2-7]{4} ?)+$/).innerText()).replaceAll(' ', '')
  await look(page, 'set-up of an app')
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await main.getByLabel('Código que muestra la aplicación').fill(totp.generate())
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { name: 'Guarde estos códigos' })).toBeFocused()
  await look(page, 'backup codes')

  await page.context().clearCookies()
  await page.goto('/account/login')
  await hydrated(page)
  await submitSignIn(page, person.email)
  await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible()
  await look(page, 'second step')
  await main.getByLabel('Código').fill(totp.generate({ timestamp: Date.now() + 30_000 }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account\/dashboard$/)
})

test('the questions before ending devices and closing the account too', { tag: ['@phone', '@full'] }, async ({
  page,
  isMobile,
  newPerson,
  signIn,
  callAs,
  db,
}) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' })
  const person = await newPerson({ name: 'Sergio' })
  await callAs(person)
  await signIn(person)
  const question = page.getByRole('alertdialog')
  const main = page.getByRole('main')
  await page.goto('/account/devices')
  await hydrated(page)
  const end = main.getByRole('button', { name: 'Cerrar todas las demás sesiones' })
  await end.press('Enter')
  await expect(question).toBeVisible()
  await look(page, 'question before ending devices')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(end).toBeFocused()

  await db
    .update(sessions)
    .set({ confirmedAt: new Date(0) })
    .where(eq(sessions.userId, person.id))
  await page.goto('/account/data')
  await hydrated(page)
  await look(page, 'data of an older session')
  await main.getByLabel(/^Contraseña/).fill(password)
  await page.keyboard.press('Enter')
  await main.getByRole('button', { name: 'Cerrar mi cuenta' }).press('Enter')
  await expect(question).toBeVisible()
  await look(page, 'question before closing the account')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
})

test('the office asks for a confirmation in a dialog that works by keyboard', {
  tag: ['@phone', '@full'],
}, async ({ page, isMobile, newPerson, signIn, db, pageErrors }) => {
  pageErrors.allow(/403 .*\/api\/admin\/staff\/invitations/)
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' })
  const person = await newPerson({ staffRole: 'administrator', name: 'Tania' })
  await signIn(person)
  await db
    .update(sessions)
    .set({ secondFactor: true, confirmedAt: new Date(0) })
    .where(eq(sessions.userId, person.id))
  await page.goto('/admin/staff')
  const email = freshEmail()
  await page.getByRole('button', { name: 'Invitar' }).press('Enter')
  const invitation = page.getByRole('dialog', { name: 'Invitar a una persona' })
  await invitation.getByLabel('Correo electrónico').fill(email)
  await invitation.getByRole('radio', { name: 'Redactor' }).check()
  await page.keyboard.press('Enter')

  const confirmation = page.getByRole('dialog', { name: 'Confirme que es usted' })
  await expect(confirmation.getByLabel(/^Contraseña/)).toBeFocused()
  await look(page, 'confirmation')
  await page.keyboard.press('Escape')
  await expect(confirmation).toBeHidden()
  await expect(invitation.getByText('Confirme que es usted para continuar.')).toBeVisible()
  await expect(page.getByText(`La invitación se envió a ${email}.`)).toBeHidden()

  await invitation.getByRole('button', { name: 'Enviar invitación' }).press('Enter')
  await confirmation.getByLabel(/^Contraseña/).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`La invitación se envió a ${email}.`)).toBeVisible()
})
