import { expect, test } from '../../support/test.ts'

test('the daily closing shows the previous day', async ({ page, signIn }) => {
  await signIn('admin@demo.cu')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/closing')
  await expect(page.getByRole('heading', { name: 'Cobrado' })).toBeVisible()
  await page.getByRole('link', { name: 'Día anterior' }).click()
  await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/)
})

test('figures that cannot be loaded show an error, and an expired session the sign-in page', async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED|401/)
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

test('the summary shows one currency at a time, compared with before, and products by money', {
  tag: '@phone',
}, async ({ page, signIn, expectAccessible }) => {
  await signIn('admin@demo.cu')
  await page.goto('/admin/dashboard?days=90')
  const sales = page.getByRole('region', { name: 'Ventas', exact: true })
  await expect(sales.getByRole('img', { name: /^Ventas por día en / })).toHaveCount(1)
  await expect(sales.getByText('Margen', { exact: true })).toBeVisible()
  const tabs = sales.getByRole('tab')
  const last = tabs.last()
  const currency = (await last.textContent()) ?? ''
  await tabs.first().focus()
  await page.keyboard.press('End')
  await expect(last).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`currency=${currency}`))
  await expect(sales.getByRole('img', { name: new RegExp(`^Ventas por día en ${currency}`) })).toBeVisible()
  await sales.getByText('Ver como tabla').click()
  await expect(sales.getByRole('columnheader', { name: 'Antes' })).toBeVisible()
  const top = page.getByRole('region', { name: 'Más vendidos' })
  await expect(top.getByRole('tab', { name: /^Por dinero/ })).toHaveAttribute('aria-selected', 'true')
  await top.getByRole('tab', { name: 'Por unidades' }).click()
  await expect(page).toHaveURL(/top=units/)
  // What the sticky header half covers is a target that is too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible()
})
