import { expect, hydrated, test } from './people.ts'

const menu = [
  ['Dashboard', '/account/dashboard'],
  ['Editar Perfil', '/account/profile'],
  ['Mis Órdenes', '/account/orders'],
  ['Solicitudes Reset/Firmware', '/account/ordersreset'],
  ['Direcciones', '/account/addresses'],
  ['Cambiar Contraseña', '/account/password'],
] as const

test('the side menu leads everywhere and marks where one is', async ({ page, newPerson, enter }) => {
  await enter(await newPerson())
  await page.goto('/account')
  await expect(page).toHaveURL(/\/account\/dashboard$/)
  const nav = page.getByRole('navigation', { name: 'Menú de la cuenta' })
  await expect(nav.getByRole('link')).toHaveText(menu.map(([name]) => name))
  for (const [name, path] of menu) {
    await nav.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(nav.getByRole('link', { name })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

test('a page below an item marks that item', async ({ page, newPerson, enter }) => {
  await enter(await newPerson())
  await page.goto('/account/address/create')
  const nav = page.getByRole('navigation', { name: 'Menú de la cuenta' })
  await expect(nav.getByRole('link', { name: 'Direcciones' })).toHaveAttribute('aria-current', 'true')
})

for (const path of ['/account', '/account/dashboard', '/account/addresses', '/account/password']) {
  test(`${path} sends a visitor home`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/$/)
  })
}

test('the dashboard shows person and principal address', async ({ page, newPerson, enter }) => {
  const person = await newPerson({ name: 'Anaís', streets: ['Calle Martí No. 5', 'Calle Maceo No. 9'] })
  await enter(person)
  await page.goto('/account/dashboard')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Anaís' })).toBeVisible()
  await expect(main.getByText(person.email, { exact: true })).toBeVisible()
  await expect(main.getByText('Calle Martí No. 5')).toBeVisible()
  await expect(main.getByText('Calle Maceo No. 9')).toBeHidden()
  await expect(main.getByRole('link', { name: 'Editar Perfil' }).last()).toHaveAttribute(
    'href',
    '/account/profile',
  )
})

test('without an address it says so', async ({ page, newPerson, enter }) => {
  await enter(await newPerson())
  await page.goto('/account/dashboard')
  await expect(page.getByText('No hay direcciones para mostrar')).toBeVisible()
})

const screens = [
  ...menu.map(([, path]) => path),
  '/account/address/create',
  '/account/login',
  '/account/forgotpassword',
]

for (const path of screens) {
  for (const lang of ['es', 'ar']) {
    test(`${path} in ${lang} has no barrier that axe knows`, async ({
      page,
      newPerson,
      enter,
      expectAccessible,
    }) => {
      const isPublic = /login|forgot/.test(path)
      if (!isPublic) await enter(await newPerson({ streets: ['Calle Martí', 'Calle Maceo'] }))
      await page.goto(`${path}?lang=${lang}`)
      await hydrated(page)
      // With every complaint shown, where there is a form.
      const send = page.getByRole('main').locator('form:has([required]) button[type=submit]').last()
      if (await send.count()) {
        await send.click()
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      }
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectAccessible()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
}
