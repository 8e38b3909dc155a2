import { disclosure, formOf, hydrated, submitSignIn } from '../../support/page.ts'
import { password } from '../../support/people.ts'
import { insertProduct } from '../../support/products.ts'
import { expect, test } from '../../support/test.ts'

test('the page: its rules, refusals and a lost connection, then signing in', async ({
  page,
  context,
  newPerson,
  lastMail,
  pageErrors,
}) => {
  pageErrors.allow(/422/)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await page.goto('/account/login?next=/site/faq')
  await hydrated(page)
  const form = formOf(page, 'Entrar')
  const email = form.getByLabel('Correo electrónico')
  const secret = form.getByLabel(/^Contraseña/)
  const submit = form.getByRole('button', { name: 'Entrar' })

  await test.step('the password can be shown', async () => {
    await expect(secret).toHaveAttribute('type', 'password')
    await expect(secret).toHaveAttribute('autocomplete', 'current-password')
    await form.getByRole('button', { name: 'Mostrar la contraseña' }).click()
    await expect(secret).toHaveAttribute('type', 'text')
    await expect(form.getByText('Complete este campo')).toBeHidden()
  })

  await test.step('each field is validated on blur and on submit, by rules that load without `eval`', async () => {
    // The CSP forbids it. Chromium logs every violation but this one.
    await page.evaluate(() =>
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
        console.error(`violation of the CSP: ${blockedURI}`),
      ),
    )
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
    await submit.click()
    await expect(form.getByText('Complete este campo')).toHaveCount(2)
    await expect(email).toBeFocused()
  })

  await test.step('a lost connection shows an error and keeps the form', async () => {
    await email.fill('ana@ejemplo.cu')
    await secret.fill(password)
    await context.setOffline(true)
    await submit.click()
    await expect(page.getByText(/no sabemos si llegó/)).toBeVisible()
    await expect(email).toHaveValue('ana@ejemplo.cu')
    await context.setOffline(false)
    await expect(page.getByText('Sin conexión', { exact: true })).toBeHidden()
  })

  const ana = await newPerson({ name: 'Anaís' })
  await test.step('a wrong password is said in the form, which keeps what was typed', async () => {
    await email.fill(ana.email)
    await secret.fill('Equivocada1')
    await submit.click()
    const refusal = form.getByText('Correo electrónico o contraseña incorrectos.')
    await expect(refusal).toBeInViewport()
    await expect(email).toHaveValue(ana.email)
    await expect(submit).toBeEnabled()
    await secret.fill('Equivocada2')
    await expect(refusal).toBeHidden()
  })

  await test.step('an account that is not activated can request the mail again', async () => {
    const waiting = await newPerson({ activated: false })
    await submitSignIn(page, waiting.email)
    await expect(page.getByText('Su cuenta no está activada. Revise su correo electrónico.')).toBeVisible()
    await page.getByRole('button', { name: 'Enviar otra vez el correo de activación' }).click()
    await expect(
      page.getByText('Si la cuenta está pendiente de activar, recibirá otro correo.'),
    ).toBeVisible()
    expect(await lastMail(waiting.email)).toContain('/activate/user/')
  })

  await test.step('signing in returns to `next` and greets by name', async () => {
    await email.fill(ana.email.toUpperCase())
    await secret.fill(password)
    await form.getByLabel('Equipo compartido').check()
    await submit.click()
    await expect(page).toHaveURL(/\/site\/faq$/)
    await expect(page.getByText('Bienvenido a TecnoClick, Anaís')).toBeVisible()
  })

  await test.step('on a shared device the session cookie ends with the browser', async () => {
    const session = (await context.cookies()).find(({ name }) => name === 'session')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 })
  })

  await test.step('the password is sent only as a hash', async () => {
    expect(sent.some((body) => /password=[0-9a-f]{64}/.test(body))).toBe(true)
    expect(sent.filter((body) => body.includes(password))).toEqual([])
  })

  await test.step('a signed-in customer is redirected from the sign-in pages', async () => {
    for (const path of ['/account/login', '/account/forgotpassword'])
      expect((await context.request.get(path)).url(), path).toMatch(/\/account\/dashboard$/)
  })
})

test('the sign-in page says what waits', async ({ page, db }) => {
  const product = await insertProduct(db)
  await page.goto(`/shop/products/${product.slug}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Agregar al Carrito' }).first().click()
  const waiting = page.getByRole('main').getByText(/^Inicie sesión para/)
  await expect(waiting).toHaveText(`Inicie sesión para agregar «${product.name}» al carrito`)
  await page.goto('/account/login?next=/shop/checkout')
  await expect(waiting).toHaveText('Inicie sesión para terminar su compra')
  await page.goto('/account/login?next=/site/faq')
  await expect(page.getByRole('main').getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('signing in from the header stays on the page, from a link it returns there', { tag: '@phone' }, async ({
  page,
  newPerson,
}) => {
  const { email } = await newPerson({ name: 'Beatriz' })
  await page.goto('/site/faq?state=1')
  await hydrated(page)
  await test.step('the form in the header signs in without leaving the page', async () => {
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
    await expect(page.getByRole('link', { name: 'Mis Órdenes' })).toHaveAttribute('href', '/account/orders')
  })

  await test.step('signing out leads to the home page', async () => {
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  await test.step('signing in from a link returns to the page with the link', async () => {
    await disclosure(page, 'Mi cuenta').click()
    await page.getByRole('link', { name: 'Iniciar sesión' }).click()
    await expect(page).toHaveURL(/\/account\/login$/)
    const form = formOf(page, 'Entrar')
    await form.getByLabel('Correo electrónico').fill(email)
    await form.getByLabel(/^Contraseña/).fill(password)
    await form.getByLabel(/^Contraseña/).press('Enter')
    await expect(page).toHaveURL(/\/$/)
  })
})
