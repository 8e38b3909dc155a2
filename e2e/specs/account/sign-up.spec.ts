import type { Page } from '@playwright/test'
import { users } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import { formOf, hydrated, sentMarkup } from '../../support/page.ts'
import { freshEmail, password } from '../../support/people.ts'
import { insertProduct } from '../../support/products.ts'
import { expect, test } from '../../support/test.ts'

async function register(page: Page, type: string, email: string) {
  const form = formOf(page, 'Registrarme')
  await form.getByRole('radio', { name: type }).check()
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByLabel(/^Contraseña/).fill(password)
  await form.getByLabel('Confirmar contraseña').fill(password)
  await form.getByRole('button', { name: 'Registrarme' }).click()
}

/** The sign-in form already has the address that was activated. */
async function submitPassword(page: Page, email: string) {
  const form = formOf(page, 'Entrar')
  await expect(form.getByLabel('Correo electrónico')).toHaveValue(email)
  await form.getByLabel(/^Contraseña/).fill(password)
  await form.getByRole('button', { name: 'Entrar' }).click()
}

test('a business signs up, activates the account by mail, signs in and completes its data', async ({
  page,
  newPerson,
  lastMail,
}) => {
  const email = freshEmail()
  const taken = await newPerson()
  await page.goto('/account/login')
  await hydrated(page)
  const form = formOf(page, 'Registrarme')

  await test.step('the passwords are compared before a type is chosen', async () => {
    await form.getByLabel(/^Contraseña/).fill(password)
    await form.getByLabel('Confirmar contraseña').fill('Otracosa1')
    await form.getByLabel('Correo electrónico').focus()
    await expect(form.getByText('Las contraseñas no coinciden')).toBeVisible()
    await form.getByLabel(/^Contraseña/).fill('')
    await form.getByLabel('Confirmar contraseña').fill('')
  })

  await test.step('the account type and every empty field show their errors', async () => {
    await form.getByRole('button', { name: 'Registrarme' }).click()
    await expect(form.getByText('Especifique como desea registrarse (Persona o Empresa)')).toBeVisible()
    await expect(form.getByRole('radio', { name: 'Persona' })).toBeFocused()
    await expect(form.getByText('Complete este campo')).toHaveCount(2)
    await expect(form.getByText('Confirme la contraseña')).toBeVisible()
    await form.getByRole('radio', { name: 'Persona' }).check()
    await expect(form.getByText(/Especifique como/)).toBeHidden()
  })

  await test.step('a taken e-mail address gets the usual answer, and its owner a mail', async () => {
    await register(page, 'Persona', taken.email)
    await expect(page.getByText(/Registro realizado con éxito/)).toBeVisible()
    expect(await lastMail(taken.email)).not.toContain('/activate/user/')
    await page.goBack()
    await expect(form.getByLabel('Correo electrónico')).toHaveValue('')
    await expect(form.getByRole('radio', { name: 'Persona' })).not.toBeChecked()
  })

  await test.step('sign-up', async () => {
    await register(page, 'Empresa', email)
    await expect(
      page.getByText('Registro realizado con éxito. Le hemos enviado un email para verificar su identidad'),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/account\/registered\?email=/)
    await expect(page.getByRole('main')).toContainText(`Le enviamos un correo a ${email}`)
  })

  await test.step('activation by mail', async () => {
    const link = /https?:\/\/\S+\/activate\/user\/[\w-]+/.exec(await lastMail(email))?.[0] ?? ''
    await page.goto(new URL(link).pathname)
    const dialog = page.getByRole('dialog', { name: '¡Bienvenido a TecnoClick!' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Ver información de activación' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Cuenta activada' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(email)
  })

  await test.step('sign-in', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
    await submitPassword(page, email)
    await expect(page).toHaveURL(/\/account\/dashboard$/)
    const cookies = await page.context().cookies()
    expect(cookies.map(({ name }) => name)).not.toContain('activatedEmail')
  })

  await test.step('the data of a business', async () => {
    const task = page.getByText('Falta completar los datos de su empresa')
    await page.getByRole('link', { name: 'Completar los datos' }).click()
    await expect(task).toBeVisible()
    await page.getByLabel('Nombre de la empresa').fill('Imprenta El Cauto')
    await page.getByLabel('REEUP').fill('132.0.04567')
    await page.getByRole('main').getByRole('button', { name: 'Guardar' }).click()
    await expect(page).toHaveURL(/\/account\/dashboard$/)
    await expect(task).toHaveCount(0)
  })
})

test('a person gets another mail after registering, and the activation leads back to the purchase', {
  tag: '@phone',
}, async ({ page, db, lastMail }) => {
  const product = await insertProduct(db)
  const email = freshEmail()
  const wanted = `/shop/cart?${new URLSearchParams({ add: String(product.id), key: crypto.randomUUID() })}`
  await page.goto(`/account/login?${new URLSearchParams({ next: wanted })}#registro`)
  await hydrated(page)
  await register(page, 'Persona', email)
  await expect(page.getByRole('heading', { level: 1, name: 'Revise su correo' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    new RegExp(`text=.*${encodeURIComponent(email)}`),
  )
  const first = await lastMail(email)

  const resend = page.getByRole('button', { name: 'Reenviar el correo' })
  await resend.click()
  await expect(page.getByText('Si la cuenta está pendiente de activar, recibirá otro correo.')).toBeVisible()
  await expect(resend).toBeDisabled()
  await expect(resend).toHaveAccessibleDescription(/Puede pedir otro a las \d\d:\d\d/)
  const second = await lastMail(email)
  expect(second).not.toBe(first)
  const link = new URL(/https?:\/\/\S+\/activate\/user\/[\w-]+\?next=[^\s"&]+/.exec(second)?.[0] ?? '')
  await page.goto(link.pathname + link.search)
  await page.getByRole('dialog').getByRole('button', { name: 'Seguir con mi compra' }).click()
  await submitPassword(page, email)
  await expect(page).toHaveURL(/\/shop\/cart/)
  await expect(page.getByRole('main')).toContainText(product.name)
  const profile = await sentMarkup(page.request, '/account/profile')
  expect(profile).toContain('CI/PASAPORTE')
  expect(profile).not.toContain('Falta completar los datos de su empresa')
})

test('the welcome dialog leads to the home page', async ({ page, newPerson, lastMail }) => {
  const { email } = await newPerson({ activated: false })
  await page.request.post('/api/security/activate/resend', { data: { email } })
  const path = /\/activate\/user\/[\w-]+/.exec(await lastMail(email))?.[0] ?? ''
  await page.goto(path)
  await page.getByRole('dialog').getByRole('button', { name: 'Ir al inicio' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('opening the activation page activates nothing, its form does', async ({
  newPerson,
  lastMail,
  request,
  db,
}) => {
  const { email } = await newPerson({ activated: false })
  await request.post('/api/security/activate/resend', { data: { email } })
  const path = /\/activate\/user\/[\w-]+/.exec(await lastMail(email))?.[0] ?? ''
  const isActive = async () => {
    const [user] = await db.select().from(users).where(eq(users.email, email))
    return user?.activatedAt !== null
  }
  const opened = await request.get(path)
  expect([opened.status(), opened.headers()['referrer-policy']]).toEqual([200, 'same-origin'])
  await request.head(path)
  expect(await isActive()).toBe(false)
  expect((await request.post(path, { headers: { 'sec-fetch-site': 'same-origin' } })).status()).toBe(200)
  expect(await isActive()).toBe(true)
})

test('an invalid activation link leads to a message', async ({ page, pageErrors, expectAccessible }) => {
  pageErrors.allow(/404/)
  await page.goto('/activate/user/nadie')
  await expect(
    page.getByText('El usuario no existe o el enlace de activación ya no es válido.'),
  ).toBeVisible()
  await expectAccessible(page.getByRole('main'))
})
