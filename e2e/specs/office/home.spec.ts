import { expect, test } from './desk.ts'

test('what waits is walked through with j, k and Enter', async ({
  page,
  signIn,
  newPerson,
  placeOrder,
  expectAccessible,
}) => {
  await placeOrder(await newPerson({ name: 'Ana' }))
  await placeOrder(await newPerson({ name: 'Bea' }))
  await signIn('admin@demo.cu')
  await page.goto('/admin?kind=order')
  const rows = page.getByRole('list', { name: 'Lo que espera por la tienda' }).getByRole('link')
  await expect(rows.nth(1)).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('j')
  await expect(rows.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pedido')
})

test('a day is closed by currency and payment method, and one can look back', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin@demo.cu')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/closing')
  await expect(page.getByRole('heading', { name: 'Cobrado' })).toBeVisible()
  await page.getByRole('link', { name: 'Día anterior' }).click()
  await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/)
  await expectAccessible()
})

test('figures that cannot be read say so, and without a session they lead to the entrance', async ({
  page,
  context,
  signIn,
  watched,
}) => {
  watched.expectComplaint(/ERR_FAILED|401/)
  await signIn('admin@demo.cu')
  await page.route('**/api/admin/closing**', (route) => route.abort())
  await page.goto('/admin/closing')
  await expect(page.getByText('No se pudo conectar con la tienda.')).toBeVisible()
  await page.unroute('**/api/admin/closing**')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('heading', { name: 'Cobrado' })).toBeVisible()
  await context.clearCookies({ name: 'session' })
  await page.getByRole('link', { name: 'Día anterior' }).click()
  await expect(page.getByRole('heading', { name: 'Inicie sesión como administrador' })).toBeVisible()
})
