import { formOf, hydrated, submitSignIn } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

const fresh = 'Nuevaclave9'

test('a forgotten password is replaced with a code, and changed again by the signed-in customer', {
  tag: '@phone',
}, async ({ page, newPerson, lastMail, pageErrors }) => {
  pageErrors.allow(/422/)
  const { email } = await newPerson({ name: 'Olga' })
  await page.goto('/account/forgotpassword')
  await hydrated(page)
  const form = formOf(page, 'Cambiar Contraseña')
  const change = form.getByRole('button', { name: 'Cambiar Contraseña' })
  const code = form.getByLabel('Código de verificación')
  const chosen = form.getByLabel(/^Contraseña nueva/)
  const repeated = form.getByLabel('Confirmar contraseña')
  const dialog = page.getByRole('dialog', { name: 'Email enviado' })
  const mailedCode = async () => /^\d{4}$/m.exec(await lastMail(email))?.[0] ?? ''

  await test.step('first the e-mail alone; the button for the code needs a valid one', async () => {
    const typed = page.getByRole('main').getByLabel('Correo electrónico')
    const button = page.getByRole('button', { name: 'Obtener código' })
    await expect(typed).toBeVisible()
    await expect(code.or(page.getByLabel(/^Contraseña nueva/)).or(change)).toHaveCount(0)
    await expect(button).toBeHidden()
    await typed.fill('ana@ejemplo')
    await expect(button).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Correo electrónico no válido')).toBeVisible()
    await typed.fill('ana@ejemplo.cu')
    await expect(button).toBeVisible()
    await typed.fill('')
    await expect(button).toBeHidden()
  })

  await test.step('Enter after the e-mail address asks for the code, then come the other fields', async () => {
    await page.getByRole('main').getByLabel('Correo electrónico').fill(email)
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText(email)
    await expect(dialog).toContainText(/Copie el código/)
    await dialog.getByRole('button', { name: 'Aceptar' }).click()
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(form.getByLabel('Correo electrónico')).toHaveValue(email)
  })

  await test.step('a phone that has discarded the page still shows the field of the code', async () => {
    await page.reload()
    await hydrated(page)
    await expect(code).toBeVisible()
  })

  await test.step('every field has its own error message', async () => {
    await change.click()
    await expect(form.getByText('Complete este campo')).toBeVisible()
    await expect(form.getByText('Introduzca el código de verificación')).toBeVisible()
    await expect(form.getByText('Escriba la Contraseña nueva')).toBeVisible()
    await expect(form.getByText('Confime la Contraseña')).toBeVisible()

    await code.fill('123')
    await expect(form.getByText('El código debe contener 4 dígitos!')).toBeVisible()
    await chosen.fill('12345')
    await expect(form.getByText('Longitud mínima es 6!')).toBeVisible()
    await chosen.fill('123456')
    await expect(form.getByText('Longitud mínima es 8!')).toBeVisible()
    await chosen.fill('12345678'.repeat(17))
    await expect(form.getByText('Longitud máxima es 128!')).toBeVisible()
    await chosen.fill(fresh)
    await repeated.fill(`${fresh}x`)
    await expect(form.getByText('Las Contraseñas no coinciden')).toBeVisible()
    await repeated.fill(fresh)
    await form.getByLabel('Correo electrónico').fill(email)
  })

  await test.step('the code from the mail replaces the password', async () => {
    const mailed = await mailedCode()
    await code.fill(mailed === '0000' ? '0001' : '0000')
    await change.click()
    await expect(page.getByText('El código de verificación no es válido o ha caducado.')).toBeVisible()
    await code.fill(mailed)
    await change.click()
    await expect(page).toHaveURL(/\/account\/login$/)
    await expect(page.getByText('Se ha cambiado la Contraseña correctamente')).toBeVisible()
    await submitSignIn(page, email, fresh)
    await expect(page.getByText('Bienvenido a TecnoClick, Olga')).toBeVisible()
  })

  await test.step('a signed-in customer changes the password with a code and stays signed in', async () => {
    await page
      .getByRole('navigation', { name: 'Menú de la cuenta' })
      .getByRole('link', { name: 'Cambiar Contraseña' })
      .click()
    await form.getByRole('button', { name: 'Obtener código' }).click()
    await expect(dialog).toContainText(email)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await code.fill(await mailedCode())
    await chosen.fill(`${fresh}9`)
    await repeated.fill(`${fresh}9`)
    await repeated.press('Enter')
    await expect(chosen).toHaveValue('')
    await expect(page.getByText('Se ha cambiado la Contraseña correctamente')).toBeVisible()
    await expect(page).toHaveURL(/\/account\/password$/)
    expect((await page.request.get('/account/password')).url()).toMatch(/\/account\/password$/)
  })
})

test('the link of the mail asks for the new password alone and serves once', async ({
  page,
  newPerson,
  lastMail,
  request,
}) => {
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
  const form = formOf(page, 'Cambiar Contraseña')
  await form.getByLabel(/^Contraseña nueva/).fill(fresh)
  await form.getByLabel('Confirmar contraseña').fill(fresh)
  await form.getByRole('button', { name: 'Cambiar Contraseña' }).click()
  await expect(page).toHaveURL(/\/account\/login$/)
  await expect(page.getByText('Se ha cambiado la Contraseña correctamente')).toBeVisible()

  await submitSignIn(page, email, fresh)
  await expect(page).toHaveURL(/\/account\/dashboard$/)
  const again = await request.get(path)
  expect(again.status()).toBe(404)
  expect(await again.text()).toMatch(/<h1[^>]*>El enlace ya no es válido/)
})
