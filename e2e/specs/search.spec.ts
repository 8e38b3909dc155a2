import type { Page } from '@playwright/test'
import { hydrated } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

async function searchBox(page: Page) {
  await hydrated(page)
  if ((page.viewportSize()?.width ?? 0) < 768)
    await page.locator('summary', { hasText: 'Abrir la búsqueda' }).click()
  return page.getByRole('combobox', { name: 'Buscar en la tienda' }).locator('visible=true')
}

test('suggestions appear while typing and are chosen with the keyboard', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/')
  const box = await searchBox(page)
  await box.pressSequentially('l3250')
  const list = page.getByRole('listbox', { name: 'Sugerencias' })
  await expect(list.getByRole('option').first()).toContainText('L3250')
  await box.press('ArrowDown')
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/shop\/products\/.*l3250/)
})

test('Escape closes the suggestions and keeps the text', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const box = await searchBox(page)
  await box.pressSequentially('tinta')
  await expect(page.getByRole('option').first()).toBeVisible()
  await box.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(box).toHaveValue('tinta')
})

test('a misspelt word finds similar products and says so', async ({ page }) => {
  await page.goto('/shop/catalog?q=inpresora')
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados para inpresora' })).toBeVisible()
  await expect(
    page.getByText('Nada coincide exactamente con «inpresora»; esto es lo más parecido.'),
  ).toBeVisible()
  await expect(page.getByText(/Mostrando 1 a \d+ de \d+/)).toBeVisible()
})

test('the search text is never markup', async ({ page }) => {
  await page.goto(`/shop/catalog?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)>')
})
