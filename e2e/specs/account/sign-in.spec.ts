import { disclosure, formOf, hydrated, submitSignIn } from '../../support/page.ts'
import { password } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

test('each field is validated on blur and on submit', async ({ page }) => {
  await page.goto('/account/login')
  await hydrated(page)
  const form = formOf(page, 'Entrar')
  const email = form.getByLabel('Correo electrónico')
  const secret = form.getByLabel(/^Contraseña/)

  await email.fill('esto no es')
  await secret.focus()
  await expect(form.getByText('Correo electrónico no válido')).toBeVisible()
  await secret.fill('1234567')
  await email.focus()
  await expect(form.getByText('Longitud mínima es 8!')).toBeVisible()

  await email.fill('ana@ejemplo.cu')
  await expect(form.getByText('Correo electrónico no válido')).toBeHidden()
  await secret.fill('1'.repeat(129))
  await expect(form.getByText('Longitud máxima es 128!')).toBeVisible()
  await email.fill('')
  await secret.fill('')
  await form.getByRole('button', { name: 'Entrar' }).click()
  await expect(form.getByText('Complete este campo')).toHaveCount(2)
  await expect(email).toBeFocused()
})

test('the rules of a form load without `eval`, which the CSP forbids', async ({ page }) => {
  await page.goto('/account/login')
  await hydrated(page)
  // Chromium logs every violation but this one.
  await page.evaluate(() =>
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
      console.error(`violation of the CSP: ${blockedURI}`),
    ),
  )
  const form = formOf(page, 'Entrar')
  await form.getByLabel('Correo electrónico').fill('esto no es')
  await form.getByLabel(/^Contraseña/).focus()
  await expect(form.getByText('Correo electrónico no válido')).toBeVisible()
})

test('a wrong password shows a toast and keeps the form', async ({ page, newPerson, pageErrors }) => {
  pageErrors.allow(/422/)
  const { email } = await newPerson()
  await page.goto('/account/login')
  await hydrated(page)
  const form = formOf(page, 'Entrar')
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByLabel(/^Contraseña/).fill('Equivocada1')
  await form.getByRole('button', { name: 'Entrar' }).click()
  await expect(
    page.getByRole('alert').getByText('Correo electrónico o contraseña incorrectos.'),
  ).toBeVisible()
  await expect(form.getByLabel('Correo electrónico')).toHaveValue(email)
  await expect(form.getByRole('button', { name: 'Entrar' })).toBeEnabled()
})

test('signing in returns to `next` and greets by name', async ({ page, newPerson }) => {
  const { email } = await newPerson({ name: 'Anaís' })
  await page.goto('/account/login?next=/site/faq')
  await hydrated(page)
  await submitSignIn(page, email.toUpperCase())
  await expect(page).toHaveURL(/\/site\/faq$/)
  await expect(page.getByText('Bienvenido a TecnoClick, Anaís')).toBeVisible()
})

test('signing in from a link returns to the page with the link', async ({ page, newPerson }) => {
  const { email } = await newPerson()
  await page.goto('/site/faq')
  await hydrated(page)
  await disclosure(page, 'Mi cuenta').click()
  await page.getByRole('link', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/account\/login$/)
  const form = formOf(page, 'Entrar')
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByLabel(/^Contraseña/).fill(password)
  await form.getByLabel(/^Contraseña/).press('Enter')
  await expect(page).toHaveURL(/\/site\/faq$/)
})

test('signing in does not redirect to another host', async ({ page, context, newPerson }) => {
  const { email } = await newPerson()
  for (const next of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
    await page.goto(`/account/login?next=${encodeURIComponent(next)}`)
    await hydrated(page)
    await submitSignIn(page, email)
    await expect(page, next).toHaveURL(/\/account\/dashboard$/)
    // The name of an account without a profile (people.md#sign-in).
    await expect(page.getByText('Bienvenido a TecnoClick, Usuario')).toBeVisible()
    await context.clearCookies()
  }
})

test('the form in the header signs in without leaving the page', { tag: '@phone' }, async ({
  page,
  newPerson,
}) => {
  const { email } = await newPerson({ name: 'Beatriz' })
  await page.goto('/site/faq?state=1')
  await hydrated(page)
  await disclosure(page, 'Mi cuenta').click()
  const form = page
    .getByRole('banner')
    .locator('form')
    .filter({ has: page.getByLabel(/^Contraseña/) })
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByLabel(/^Contraseña/).fill(password)
  await form.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Bienvenido a TecnoClick, Beatriz')).toBeVisible()
  await expect(page).toHaveURL(/\/site\/faq\?state=1$/)
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeHidden()
  await disclosure(page, 'Mi cuenta').click()
  await expect(page.getByText(email)).toBeVisible()
})

test('the password is sent only as a hash', async ({ page, newPerson }) => {
  const { email } = await newPerson()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await page.goto('/account/login')
  await hydrated(page)
  await submitSignIn(page, email)
  await expect(page).toHaveURL(/\/account\/dashboard$/)
  expect(sent.some((body) => /password=[0-9a-f]{64}/.test(body))).toBe(true)
  expect(sent.filter((body) => body.includes(password))).toEqual([])
})

test('on a shared device the session cookie ends with the browser', async ({ page, newPerson, context }) => {
  const { email } = await newPerson()
  await page.goto('/account/login')
  await hydrated(page)
  const form = formOf(page, 'Entrar')
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByLabel(/^Contraseña/).fill(password)
  await form.getByLabel('Equipo compartido').check()
  await form.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/account\/dashboard$/)
  const session = (await context.cookies()).find(({ name }) => name === 'session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 })
})

test('an account that is not activated can request the mail again', async ({
  page,
  newPerson,
  lastMail,
  pageErrors,
}) => {
  pageErrors.allow(/422/)
  const { email } = await newPerson({ activated: false })
  await page.goto('/account/login')
  await hydrated(page)
  await submitSignIn(page, email)
  await expect(page.getByText('Su cuenta no está activada. Revise su correo electrónico.')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar otra vez el correo de activación' }).click()
  await expect(page.getByText('Si la cuenta está pendiente de activar, recibirá otro correo.')).toBeVisible()
  expect(await lastMail(email)).toContain('/activate/user/')
})

test('the password can be shown', async ({ page }) => {
  await page.goto('/account/login')
  await hydrated(page)
  const form = formOf(page, 'Entrar')
  const secret = form.getByLabel(/^Contraseña/)
  await expect(secret).toHaveAttribute('type', 'password')
  await expect(secret).toHaveAttribute('autocomplete', 'current-password')
  await form.getByRole('button', { name: 'Mostrar la contraseña' }).click()
  await expect(secret).toHaveAttribute('type', 'text')
  await expect(form.getByText('Complete este campo')).toBeHidden()
})

test('a signed-in customer is redirected from the sign-in pages', async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson())
  await page.goto('/account/login')
  await expect(page).toHaveURL(/\/account\/dashboard$/)
  await page.goto('/account/forgotpassword')
  await expect(page).toHaveURL(/\/account\/dashboard$/)
})

test('a lost connection shows an error and keeps the form', async ({ page, context }) => {
  await page.goto('/account/login')
  await hydrated(page)
  const form = formOf(page, 'Entrar')
  const email = form.getByLabel('Correo electrónico')
  await email.fill('ana')
  await form.getByLabel(/^Contraseña/).fill(password)
  // The validation rules are loaded.
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('ana@ejemplo.cu')
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText(/no sabemos si llegó/)).toBeVisible()
  await expect(email).toHaveValue('ana@ejemplo.cu')
  await context.setOffline(false)
})
