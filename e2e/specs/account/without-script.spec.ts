import { disclosure, formOf, sentMarkup } from '../../support/page.ts'
import { freshEmail, password } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

test.use({ javaScriptEnabled: false })

test('signing in works in the header and on the page', { tag: '@phone' }, async ({
  page,
  newPerson,
  pageErrors,
}) => {
  pageErrors.allow(/422/)
  const { email } = await newPerson({ name: 'Ana' })
  await page.goto('/site/faq')
  await disclosure(page, 'Mi cuenta').click()
  const panel = page
    .getByRole('banner')
    .locator('form')
    .filter({ has: page.getByLabel(/^Contraseña/) })
  await panel.getByLabel('Correo electrónico').fill(email)
  await panel.getByLabel(/^Contraseña/).fill('corta')
  await panel.getByRole('button', { name: 'Entrar' }).click()

  await expect(page).toHaveURL(/\/account\/login$/)
  const form = formOf(page, 'Entrar')
  await expect(form.getByText('Longitud mínima es 8!')).toBeVisible()
  await expect(form.getByLabel('Correo electrónico')).toHaveValue(email)
  await form.getByLabel(/^Contraseña/).fill('Equivocada1')
  await form.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Correo electrónico o contraseña incorrectos.')).toBeVisible()

  await form.getByLabel(/^Contraseña/).fill(password)
  await form.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/account\/dashboard$/)
  await expect(page.getByText('Bienvenido a TecnoClick, Ana')).toBeVisible()
  const again = await sentMarkup(page.request, '/account/dashboard')
  expect(again).not.toContain('Bienvenido a TecnoClick, Ana')
})

test('signing up works', async ({ page, lastMail, pageErrors }) => {
  pageErrors.allow(/422/)
  const email = freshEmail()
  await page.goto('/account/login')
  const form = formOf(page, 'Registrarme')
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByLabel(/^Contraseña/).fill(password)
  await form.getByLabel('Confirmar contraseña').fill(password)
  await form.getByRole('button', { name: 'Registrarme' }).click()
  await expect(form.getByText('Especifique como desea registrarse (Persona o Empresa)')).toBeVisible()
  await expect(form.getByLabel('Correo electrónico')).toHaveValue(email)
  await form.getByRole('radio', { name: 'Empresa' }).check()
  await form.getByLabel(/^Contraseña/).fill(password)
  await form.getByLabel('Confirmar contraseña').fill(password)
  await form.getByRole('button', { name: 'Registrarme' }).click()
  await expect(page.getByText(/Registro realizado con éxito/)).toBeVisible()
  const path = /\/activate\/user\/[\w-]+/.exec(await lastMail(email))?.[0] ?? ''
  await page.goto(path)
  await page.getByRole('main').getByRole('button', { name: 'Activar mi cuenta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cuenta activada' })).toBeVisible()
})

test('a forgotten password is replaced', async ({ page, newPerson, lastMail }) => {
  const { email } = await newPerson()
  await page.goto('/account/forgotpassword')
  await expect(page.getByLabel('Código de verificación')).toHaveCount(0)
  const first = formOf(page, 'Obtener código')
  await first.getByLabel('Correo electrónico').fill(email)
  await first.getByRole('button', { name: 'Obtener código' }).click()
  const form = formOf(page, 'Cambiar Contraseña')
  await expect(form.getByLabel('Correo electrónico')).toHaveValue(email)
  await expect(page.getByText('Email enviado')).toBeVisible()
  await form.getByLabel('Código de verificación').fill(/^\d{4}$/m.exec(await lastMail(email))?.[0] ?? '')
  await form.getByLabel(/^Contraseña nueva/).fill('Nuevaclave9')
  await form.getByLabel('Confirmar contraseña').fill('Nuevaclave9')
  await form.getByRole('button', { name: 'Cambiar Contraseña' }).click()
  await expect(page.getByText('Se ha cambiado la Contraseña correctamente')).toBeVisible()
})

test('a forgotten password is replaced by the link of the mail', async ({
  page,
  newPerson,
  lastMail,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/422/)
  const { email } = await newPerson()
  await request.post('/api/security/reset-password/init', { data: { email } })
  const path = /\/account\/resetpassword\?token=[\w-]+/.exec(await lastMail(email))?.[0] ?? ''
  await page.goto(path)
  const form = formOf(page, 'Cambiar Contraseña')
  await form.getByLabel(/^Contraseña nueva/).fill('Nuevaclave9')
  await form.getByLabel('Confirmar contraseña').fill('Nuevaclave8')
  await form.getByRole('button', { name: 'Cambiar Contraseña' }).click()
  await expect(form.getByText('Las Contraseñas no coinciden')).toBeVisible()
  await expect(page).toHaveURL(/\/account\/resetpassword$/)
  await form.getByLabel(/^Contraseña nueva/).fill('Nuevaclave9')
  await form.getByLabel('Confirmar contraseña').fill('Nuevaclave9')
  await form.getByRole('button', { name: 'Cambiar Contraseña' }).click()
  await expect(page.getByText('Se ha cambiado la Contraseña correctamente')).toBeVisible()
})

test('an address is added, promoted and removed, and an avatar uploaded', async ({
  page,
  newPerson,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/422/)
  await signIn(await newPerson({ streets: ['Calle Una'] }))
  await page.goto('/account/address/create')
  const form = formOf(page, 'Guardar')
  await form.getByLabel('Nombre').fill('Ana')
  await form.getByLabel('Apellidos').fill('Rosales')
  await form.getByLabel('Provincia/Estado').selectOption({ label: 'Granma' })
  await form.getByLabel('Municipio/Ciudad').selectOption({ label: 'Granma · Bayamo' })
  await form.getByLabel('Correo electrónico').fill('ana@ejemplo.cu')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText('Complete este campo')).toHaveCount(1)
  await expect(form.getByLabel('Nombre')).toHaveValue('Ana')
  await form.getByLabel('Calle').fill('Calle Dos')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Se Agregó una dirección')).toBeVisible()

  const card = (street: string) => page.getByRole('listitem').filter({ hasText: street })
  await card('Calle Dos').getByRole('button', { name: 'Promover' }).click()
  await expect(page.getByText('Se cambio la dirección principal correctamente')).toBeVisible()
  await card('Calle Una').getByRole('button', { name: 'Quitar' }).click()
  await expect(page.getByText('Se quitó la dirección correctamente')).toBeVisible()

  await page.goto('/account/dashboard')
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  )
  await page
    .getByLabel('Cambiar la foto')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png })
  await page.getByRole('button', { name: 'Subir la foto' }).click()
  await expect(page.getByText('Su avartar se ha actualizado')).toBeVisible()
})
