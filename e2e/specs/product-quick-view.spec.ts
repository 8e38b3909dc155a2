import { hydrated } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const list = '/shop/catalog?q=L3250'
const name = 'Multifuncional Epson EcoTank L3250'

test('a click on a card opens the quick view for a visitor, which links to the page', {
  tag: '@phone',
}, async ({ page, expectAccessible }) => {
  await page.goto(list)
  await hydrated(page)
  const card = page.getByRole('link', { name, exact: true })
  await card.click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByRole('button', { name: 'Agregar al Carrito' })).toBeVisible()
  await dialog.getByText('24 meses más').click()
  await expect(dialog.getByText('$311.00')).toBeVisible()
  await expectAccessible(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card).toBeFocused()
  await card.click()
  await dialog.getByRole('link', { name: 'Ver detalles' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a click on a card opens the page', async ({ page }) => {
    await page.goto(list)
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('tab', { name: 'Especificaciones' }).click()
    await expect(page.getByRole('row', { name: /^Conexión/ })).toBeVisible()
  })
})
