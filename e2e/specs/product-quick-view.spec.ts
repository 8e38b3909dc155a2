import { expect, test } from '../support/test.ts'
import { hydrated } from './account/people.ts'

const list = '/shop/catalog?q=L3250'
const name = 'Multifuncional Epson EcoTank L3250'

test('signed out, a plain click on a card opens the quick view', async ({ page, expectAccessible }) => {
  await page.goto(list)
  await hydrated(page)
  await page.getByRole('link', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByRole('button', { name: 'Agregar al Carrito' })).toBeVisible()
  await dialog.getByText('24 meses más').click()
  await expect(dialog.getByText('$311.00')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
})

test('from there a link leads to the page', async ({ page }) => {
  await page.goto(list)
  await hydrated(page)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('dialog', { name }).getByRole('link', { name: 'Ver detalles' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('signed in, the card leads to the page', async ({ page, signIn }) => {
  await signIn('cliente@demo.cu')
  await page.goto(list)
  await hydrated(page)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(/\/shop\/products\/epson-ecotank-l3250$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the card leads everybody to the page', async ({ page }) => {
    await page.goto(list)
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('tab', { name: 'Especificaciones' }).click()
    await expect(page.getByRole('row', { name: /^Conexión/ })).toBeVisible()
  })
})
