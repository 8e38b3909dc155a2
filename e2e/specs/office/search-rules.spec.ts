import { expect, test } from '../../support/test.ts'

test('a search that found nothing becomes a rule', async ({ page, pageErrors, signIn, expectAccessible }) => {
  // The unknown SKU.
  pageErrors.allow(/422/)
  await signIn('admin@demo.cu')
  await page.goto('/admin/searches')
  const row = page.getByRole('row').filter({ hasText: 'panel solar' })
  await row.getByRole('link', { name: 'Crear regla para «panel solar»' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar palabras' })
  await expect(dialog.getByLabel('Significan lo mismo')).toHaveValue('panel solar')
  await dialog.getByLabel('Salen primero').fill('NO-ESTA')
  await dialog.getByRole('button', { name: 'Agregar' }).click()
  await expect(dialog.getByText('No existe')).toBeVisible()
  await dialog.getByLabel('Salen primero').fill('APC-BX600')
  await expectAccessible(dialog)
  await dialog.getByRole('button', { name: 'Agregar' }).click()
  await expect(page.getByRole('cell', { name: 'APC-BX600', exact: true })).toBeVisible()

  await page.goto('/shop/catalog?q=paneles solares')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Back-UPS BX600/ })
      .first(),
  ).toBeVisible()
  await page.goto('/admin/searches')
  await expect(page.getByRole('row').filter({ hasText: 'panel solar' })).toContainText('Ahora: 1')
})
