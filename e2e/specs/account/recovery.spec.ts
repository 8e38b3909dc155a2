import { formOf, hydrated, submitSignIn } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

const fresh = 'Nuevaclave9'

test('the button for the code is shown only with a valid e-mail address', async ({ page }) => {
  await page.goto('/account/forgotpassword')
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Obtener código' })
  const email = page.getByRole('main').getByLabel('Correo electrónico')
  await expect(button).toBeHidden()
  await email.fill('ana@ejemplo')
  await expect(button).toBeHidden()
  await email.fill('ana@ejemplo.cu')
  await expect(button).toBeVisible()
  await email.fill('')
  await expect(button).toBeHidden()
})

test('Enter after the e-mail address asks for the code', { tag: '@phone' }, async ({ page, newPerson }) => {
  const { email } = await newPerson({ name: 'Olga' })
  await page.goto('/account/forgotpassword')
  await hydrated(page)
  await page.getByRole('main').getByLabel('Correo electrónico').fill(email)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Email enviado' })
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByLabel(/Código/)).toBeFocused()
})

test('a forgotten password is replaced with the code from the mail', async ({
  page,
  newPerson,
  lastMail,
  pageErrors,
}) => {
  pageErrors.allow(/422/)
  const { email } = await newPerson({ name: 'Olga' })
  await page.goto('/account/forgotpassword')
  await hydrated(page)
  const form = formOf(page, 'Cambiar Contraseña')
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByRole('button', { name: 'Obtener código' }).click()
  const dialog = page.getByRole('dialog', { name: 'Email enviado' })
  await expect(dialog).toContainText(email)
  await expect(dialog).toContainText(/Copie el código/)
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  const code = form.getByLabel('Código de verificación')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')

  const mailed = /^\d{4}$/m.exec(await lastMail(email))?.[0] ?? ''
  await code.fill(mailed === '0000' ? '0001' : '0000')
  await form.getByLabel(/^Contraseña nueva/).fill(fresh)
  await form.getByLabel('Confirmar contraseña').fill(fresh)
  await form.getByRole('button', { name: 'Cambiar Contraseña' }).click()
  await expect(page.getByText('El código de verificación no es válido o ha caducado.')).toBeVisible()

  await code.fill(mailed)
  await form.getByRole('button', { name: 'Cambiar Contraseña' }).click()
  await expect(page).toHaveURL(/\/account\/login$/)
  await expect(page.getByText('Se ha cambiado la Contraseña correctamente')).toBeVisible()

  await submitSignIn(page, email, fresh)
  await expect(page.getByText('Bienvenido a TecnoClick, Olga')).toBeVisible()
})

test('the link of the mail asks for the new password alone and serves once', async ({
  page,
  newPerson,
  lastMail,
  request,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.allow(/404/)
  const { email } = await newPerson()
  await request.post('/api/security/reset-password/init', { data: { email } })
  const path = /\/account\/resetpassword\?token=[\w-]+/.exec(await lastMail(email))?.[0] ?? ''
  const opened = await page.goto(path)
  expect(opened?.headers()).toMatchObject({
    'referrer-policy': 'same-origin',
    'cache-control': 'private, no-store',
  })
  await hydrated(page)
  await expect(page.getByText(`Para la cuenta ${email}.`)).toBeVisible()
  await expect(page.getByLabel('Código de verificación')).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectAccessible()
  const form = formOf(page, 'Cambiar Contraseña')
  await form.getByLabel(/^Contraseña nueva/).fill(fresh)
  await form.getByLabel('Confirmar contraseña').fill(fresh)
  await form.getByRole('button', { name: 'Cambiar Contraseña' }).click()
  await expect(page).toHaveURL(/\/account\/login$/)
  await expect(page.getByText('Se ha cambiado la Contraseña correctamente')).toBeVisible()

  await submitSignIn(page, email, fresh)
  await expect(page).toHaveURL(/\/account\/dashboard$/)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'El enlace ya no es válido' })).toBeVisible()
})

test('every field has its own error message', async ({ page }) => {
  await page.goto('/account/forgotpassword')
  await hydrated(page)
  const form = formOf(page, 'Cambiar Contraseña')
  await form.getByRole('button', { name: 'Cambiar Contraseña' }).click()
  await expect(form.getByText('Complete este campo')).toBeVisible()
  await expect(form.getByText('Introduzca el código de verificación')).toBeVisible()
  await expect(form.getByText('Escriba la Contraseña nueva')).toBeVisible()
  await expect(form.getByText('Confime la Contraseña')).toBeVisible()

  await form.getByLabel('Código de verificación').fill('123')
  await expect(form.getByText('El código debe contener 4 dígitos!')).toBeVisible()
  await form.getByLabel(/^Contraseña nueva/).fill('12345')
  await expect(form.getByText('Longitud mínima es 6!')).toBeVisible()
  await form.getByLabel(/^Contraseña nueva/).fill('123456')
  await expect(form.getByText('Longitud mínima es 8!')).toBeVisible()
  await form.getByLabel(/^Contraseña nueva/).fill('12345678'.repeat(17))
  await expect(form.getByText('Longitud máxima es 128!')).toBeVisible()
  await form.getByLabel(/^Contraseña nueva/).fill(fresh)
  await form.getByLabel('Confirmar contraseña').fill(`${fresh}x`)
  await expect(form.getByText('Las Contraseñas no coinciden')).toBeVisible()
})

test('a signed-in customer changes the password with a code', async ({
  page,
  newPerson,
  signIn,
  lastMail,
}) => {
  const person = await newPerson()
  await signIn(person)
  await page.goto('/account/password')
  await hydrated(page)
  const form = formOf(page, 'Cambiar Contraseña')
  await form.getByRole('button', { name: 'Obtener código' }).click()
  const dialog = page.getByRole('dialog', { name: 'Email enviado' })
  await expect(dialog).toContainText(person.email)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await form
    .getByLabel('Código de verificación')
    .fill(/^\d{4}$/m.exec(await lastMail(person.email))?.[0] ?? '')
  await form.getByLabel(/^Contraseña nueva/).fill(fresh)
  await form.getByLabel('Confirmar contraseña').fill(fresh)
  await form.getByLabel('Confirmar contraseña').press('Enter')
  await expect(page.getByText('Se ha cambiado la Contraseña correctamente')).toBeVisible()
  await expect(form.getByLabel(/^Contraseña nueva/)).toHaveValue('')
  await expect(page).toHaveURL(/\/account\/password$/)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Cambiar Contraseña' })).toBeVisible()
})
