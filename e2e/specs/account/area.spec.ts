import { expect, test } from '../../support/test.ts'

const menu = [
  ['Dashboard', '/account/dashboard'],
  ['Editar Perfil', '/account/profile'],
  ['Mis Órdenes', '/account/orders'],
  ['Solicitudes Reset/Firmware', '/account/ordersreset'],
  ['Direcciones', '/account/addresses'],
  ['Cambiar Contraseña', '/account/password'],
  ['Saldo a favor', '/account/credit'],
  ['Mis equipos', '/account/equipment'],
  ['Carritos guardados', '/account/carts'],
  ['Verificación en dos pasos', '/account/second-factor'],
  ['Mis dispositivos', '/account/devices'],
  ['Avisos', '/account/notices'],
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
  await expect(page.getByText('No hay direcciones para mostrar')).toBeVisible()
  await expect(nav.getByRole('link')).toHaveText(menu.map(([name]) => name))
  for (const [name, path] of menu) {
    await nav.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(nav.getByRole('link', { name })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

/** Messages link to them, so they ask to sign in. */
const linked: readonly string[] = [
  '/account/orders',
  '/account/ordersreset',
  '/account/credit',
  '/account/devices',
  '/account/notices',
]

test('every other account page redirects a visitor to the home page', async ({ request }) => {
  for (const path of ['/account', ...menu.map(([, path]) => path)])
    expect(new URL((await request.get(path)).url()).pathname, path).toBe(
      linked.includes(path) ? '/account/login' : '/',
    )
})
