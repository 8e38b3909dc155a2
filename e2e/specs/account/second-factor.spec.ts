import { sessions } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { hydrated, submitSignIn } from '../../support/page.ts'
import { password } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

function codeOf(secret: string, periodsAhead = 0): string {
  const timestamp = Date.now() + periodsAhead * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

test('an authenticator app is set up, asked for at sign-in, and a backup code works once @phone', async ({
  page,
  newPerson,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/422/)
  const person = await newPerson({ name: 'Rita' })
  await signIn(person)
  await page.goto('/account/second-factor')
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByText('La verificación en dos pasos está desactivada.')).toBeVisible()
  await main.getByRole('button', { name: 'Configurar la aplicación' }).click()
  await expect(main.getByRole('img', { name: 'Código QR para la aplicación de autenticación' })).toBeVisible()
  const secret = (await main.getByText(/^([A-Z2-7]{4} ?)+$/).innerText()).replaceAll(' ', '')

  await main.getByLabel('Código que muestra la aplicación').fill('000000')
  await main.getByRole('button', { name: 'Activar' }).click()
  await expect(page.getByText('Ese código o llave no es válido. Intente otra vez.')).toBeVisible()
  await main.getByLabel('Código que muestra la aplicación').fill(codeOf(secret))
  await main.getByRole('button', { name: 'Activar' }).click()
  await expect(main.getByRole('heading', { name: 'Guarde estos códigos' })).toBeFocused()
  const codes = await main.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).allInnerTexts()
  expect(codes).toHaveLength(10)
  await expect(main.getByText('La verificación en dos pasos está activa.')).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/account/login?next=/account/profile')
  await hydrated(page)
  await submitSignIn(page, person.email)
  await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible()
  await main.getByLabel('Código').fill('111111')
  await main.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Ese código o llave no es válido. Intente otra vez.')).toBeVisible()
  // The code of this period was used for the set-up.
  await main.getByLabel('Código').fill(codeOf(secret, 1))
  await main.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/account\/profile$/)

  await page.context().clearCookies()
  await page.goto('/account/login')
  await hydrated(page)
  await submitSignIn(page, person.email)
  await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible()
  await main.getByLabel('Código').fill(codes[0]?.toLowerCase() ?? '')
  await main.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/account\/dashboard$/)
})

test('a passkey is added and signs in', async ({ page, newPerson, signIn }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const person = await newPerson({ name: 'Sergio' })
  await signIn(person)
  await page.goto('/account/second-factor')
  await hydrated(page)
  const main = page.getByRole('main')
  await main.getByLabel('Nombre de la llave').fill('Mi teléfono')
  await main.getByRole('button', { name: 'Agregar una llave' }).click()
  await expect(main.getByRole('heading', { name: 'Guarde estos códigos' })).toBeVisible()
  await expect(main.getByText('Mi teléfono', { exact: true })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/account/login')
  await hydrated(page)
  await submitSignIn(page, person.email)
  await main.getByRole('button', { name: 'Usar llave de acceso' }).click()
  await expect(page).toHaveURL(/\/account\/dashboard$/)

  await page
    .getByRole('navigation', { name: 'Menú de la cuenta' })
    .getByRole('link', { name: 'Verificación en dos pasos' })
    .click()
  await main.getByRole('button', { name: 'Quitar la llave Mi teléfono' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Quitar' }).click()
  await expect(main.getByText('La verificación en dos pasos está desactivada.')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a password confirms an older session, and the second step is a plain form', async ({
    page,
    newPerson,
    signIn,
    db,
  }) => {
    const person = await newPerson({ name: 'Tania' })
    await signIn(person)
    await db
      .update(sessions)
      .set({ confirmedAt: new Date(0) })
      .where(eq(sessions.userId, person.id))
    await page.goto('/account/second-factor')
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: 'Configurar la aplicación' })).toBeHidden()
    await main.getByLabel(/^Contraseña/).fill(password)
    await main.getByRole('button', { name: 'Confirmar' }).click()
    await main.getByRole('button', { name: 'Configurar la aplicación' }).click()
    const secret = (await main.getByText(/^([A-Z2-7]{4} ?)+$/).innerText()).replaceAll(' ', '')
    await main.getByLabel('Código que muestra la aplicación').fill(codeOf(secret))
    await main.getByRole('button', { name: 'Activar' }).click()
    await expect(main.getByRole('heading', { name: 'Guarde estos códigos' })).toBeVisible()

    await page.context().clearCookies()
    await page.goto('/account/login')
    await submitSignIn(page, person.email)
    await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible()
    await main.getByLabel('Código').fill(codeOf(secret, 1))
    await main.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL(/\/account\/dashboard$/)
  })
})
