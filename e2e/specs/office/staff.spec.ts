import { Secret, TOTP } from 'otpauth'
import { confirm, filtered, openScreen } from '../../support/office.ts'
import { expectToFit, hydrated, submitSignIn } from '../../support/page.ts'
import { freshEmail } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

test('the owner changes roles, revokes and invites; who is invited signs in', async ({
  page,
  context,
  newPerson,
  callAs,
  signIn,
  lastMail,
  expectAccessible,
  pageErrors,
}) => {
  const email = freshEmail()
  await signIn('admin@demo.cu')
  await page.goto('/admin/staff')

  await test.step('a person is invited', async () => {
    await page.getByRole('button', { name: 'Invitar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invitar a una persona' })
    await dialog.getByLabel('Correo electrónico').fill(email)
    await dialog.getByRole('radio', { name: 'Técnico' }).check()
    await expectAccessible(dialog)
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
    await expect(page.getByText(`La invitación se envió a ${email}.`)).toBeVisible()
    await expect(page.getByRole('button', { name: `Retirar la invitación a ${email}` })).toBeVisible()
  })

  await test.step('a new role holds from the next sign-in; a revoked person is out at once', async () => {
    const seller = await newPerson({ staffRole: 'seller', name: 'Saúl' })
    const api = await callAs(seller)
    await api.get('/security/second-factor')
    await openScreen(page, filtered('staff', { search: seller.email }))
    await page.getByRole('button', { name: /Cambiar función de Saúl/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Redactor' }).check()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('ahora es redactor')).toBeVisible()
    await expect(api.get('/security/second-factor')).rejects.toThrow('401')

    const again = await callAs(seller)
    await again.get('/security/second-factor')
    await page.getByRole('button', { name: /Quitar acceso a Saúl/ }).click()
    await confirm(page, 'Quitar acceso')
    await expect(page.getByText('ya no tiene acceso')).toBeVisible()
    await expect(again.get('/security/second-factor')).rejects.toThrow('401')
    await expect(page.getByRole('button', { name: /Devolver acceso a Saúl/ })).toBeVisible()
  })

  const link = /\/admin\/invitation\/[\w-]+/.exec(await lastMail(email))?.[0] ?? ''
  await test.step('an invited person sets a password', async () => {
    // The open page may ask once more, without a session.
    pageErrors.allow(/401 .*\/api\/admin\/(waiting|changes)/)
    await context.clearCookies()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Únase al equipo' })).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await expectAccessible()
    await expectToFit(page, link)
    const password = page.getByLabel(/^Contraseña/)
    const repeated = page.getByLabel('Repita la contraseña')
    const create = page.getByRole('button', { name: 'Crear mi cuenta' })
    await password.fill('corta')
    await create.click()
    await expect(page.getByText('Longitud mínima es 8!')).toBeVisible()
    await password.fill('Tornillo-77')
    await repeated.fill('Tornillo-78')
    await create.click()
    await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
    await repeated.fill('Tornillo-77')
    await create.click()
    await expect(page.getByRole('heading', { name: 'Su cuenta está lista' })).toBeVisible()
  })

  await test.step('signs in, sets up the second factor and sees the desks of the role', async () => {
    await page.getByRole('link', { name: 'Iniciar sesión' }).click()
    // Until the second factor is set up, the office is refused and leads there.
    pageErrors.allow(/403 .*\/api\/admin\/(waiting|changes|orderservices\/intake)/)
    await submitSignIn(page, email, 'Tornillo-77')
    await page.getByRole('link', { name: 'Configurarla ahora' }).click()
    await hydrated(page)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Configurar la aplicación' }).click()
    const secret = (await main.getByText(/^([A-Z2-7]{4} ?)+$/).innerText()).replaceAll(' ', '')
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    await main.getByLabel('Código que muestra la aplicación').fill(code)
    await main.getByRole('button', { name: 'Activar' }).click()
    await expect(main.getByRole('heading', { name: 'Guarde estos códigos' })).toBeVisible()
    await page.goto('/admin')
    const desks = page.getByRole('navigation', { name: 'Secciones' })
    await expect(desks.getByRole('link', { name: /Reset y llaves/ })).toBeVisible()
    await expect(desks.getByRole('link', { name: /^Pedidos/ })).toHaveCount(0)
    await expect(desks.getByRole('link', { name: /Ajustes/ })).toHaveCount(0)
  })

  await test.step('an invitation is used once', async () => {
    pageErrors.allow(/404/)
    await openScreen(page, link)
    await expect(page.getByRole('heading', { name: 'Esta invitación ya no sirve' })).toBeVisible()
  })
})

test('an editor changes texts and is told what is of another role', async ({ page, signIn }) => {
  await signIn('redactor@demo.cu')

  await test.step('a desk of another role says so and asks the server nothing', async () => {
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url())
    })
    const notYours = page.getByRole('heading', { name: 'Esta parte no es de su función' })
    await page.goto('/admin/customers')
    await expect(notYours).toBeVisible()
    for (const path of ['/admin/settings', '/admin/counter', '/admin/products/csv']) {
      await openScreen(page, '/admin/help')
      await expect(notYours).toHaveCount(0)
      await openScreen(page, path)
      await expect(notYours, path).toBeVisible()
    }
    expect(refused).toEqual([])
  })

  await test.step('an editor changes the text of a product and sees its prices without changing them', async () => {
    await openScreen(page, '/admin/products')
    await expect(page.getByRole('link', { name: /^Abrir/ }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /Cambiar .*precio/i })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Agregar producto' })).toHaveCount(0)
    await page
      .getByRole('link', { name: /^Abrir/ })
      .first()
      .click()
    await expect(page.getByLabel('Precio en USD').first()).toBeDisabled()
    await page.getByLabel('Modelo').fill('Revisado')
    await page.getByRole('button', { name: 'Guardar', exact: false }).last().click()
    await expect(page.getByText('quedó guardado')).toBeVisible()
  })
})
