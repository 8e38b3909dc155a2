import { expect, test } from '../../support/test.ts'

const menu = [
  ['Dashboard', '/account/dashboard'],
  ['Editar Perfil', '/account/profile'],
  ['Mis Órdenes', '/account/orders'],
  ['Solicitudes Reset/Firmware', '/account/ordersreset'],
  ['Direcciones', '/account/addresses'],
  ['Cambiar Contraseña', '/account/password'],
  ['Verificación en dos pasos', '/account/second-factor'],
  ['Mis dispositivos', '/account/devices'],
  ['Mis datos', '/account/data'],
] as const

test('the account menu opens every page and marks the current one', { tag: '@phone' }, async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson())
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

test('a page below a menu item marks that item', async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson())
  await page.goto('/account/address/create')
  const nav = page.getByRole('navigation', { name: 'Menú de la cuenta' })
  await expect(nav.getByRole('link', { name: 'Direcciones' })).toHaveAttribute('aria-current', 'true')
})

test('every account page redirects a visitor to the home page', async ({ page }) => {
  for (const path of ['/account', ...menu.map(([, path]) => path)]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/$/)
  }
})

test('the dashboard shows the person and the principal address', async ({ page, newPerson, signIn }) => {
  const person = await newPerson({ name: 'Anaís', streets: ['Calle Martí No. 5', 'Calle Maceo No. 9'] })
  await signIn(person)
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

test('the dashboard says when there is no address', async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson())
  await page.goto('/account/dashboard')
  await expect(page.getByText('No hay direcciones para mostrar')).toBeVisible()
})
