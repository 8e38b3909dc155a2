import { disclosure } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('menu and language work as plain HTML', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/')
  if (isMobile) await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await page.getByRole('link', { name: 'Tienda', exact: true }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/shop\/catalog$/)

  if (isMobile) await page.getByRole('button', { name: 'Abrir el menú' }).click()
  else await disclosure(page, /^Idioma/).click()
  await page.getByRole('button', { name: 'English' }).filter({ visible: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/\/shop\/catalog$/)
})

test('the delivery form is plain HTML', async ({ page }) => {
  await page.goto('/site/faq')
  await page.getByLabel(/Provincia/).selectOption({ label: 'Las Tunas' })
  await page.getByRole('button', { name: 'Consultar' }).click()
  await page.getByLabel(/Municipio/).selectOption({ label: 'Amancio' })
  await page.getByRole('button', { name: 'Consultar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Amancio' })).toBeVisible()
})
