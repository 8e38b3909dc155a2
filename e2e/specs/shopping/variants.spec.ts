import type { Page } from '@playwright/test'
import { hydrated } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

const phone = '/shop/products/samsung-galaxy-a05'
const name = 'Teléfono Samsung Galaxy A05'

const value = (page: Page, option: string, title: string) =>
  page.getByRole('group', { name: option }).getByRole('link', { name: title })
const addButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Agregar al Carrito/ })
    .first()
const sku = (page: Page) => page.getByRole('main').getByText(/^SAM-A05/)

test('a variant is chosen by keyboard, is in the address, and is what is added', { tag: '@both' }, async ({
  page,
  signInWithCart,
  expectAccessible,
}) => {
  await signInWithCart([])
  await page.goto(phone)
  await hydrated(page)

  await test.step('the lowest price is said; without a choice nothing is added', async () => {
    await expect(page.getByText('desde').first()).toBeVisible()
    await expect(page.getByText('$105.00').first()).toBeVisible()
    await addButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Elija Color, Capacidad' })).toBeVisible()
    await expect(value(page, 'Color', 'Negro')).toBeFocused()
    await expectAccessible()
  })

  await test.step('the first value leads to what can be bought, and the page stays', async () => {
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?variant=\d+$/)
    await expect(value(page, 'Color', 'Negro')).toHaveAttribute('aria-current', 'true')
    await expect(value(page, 'Color', 'Negro')).toBeFocused()
    await expect(value(page, 'Capacidad', '64 GB')).toHaveAttribute('aria-current', 'true')
    await expect(sku(page)).toHaveText('SAM-A05-64')
    await expect(page.getByText('Elija Color, Capacidad')).toBeHidden()
  })

  await test.step('what is out of stock can be chosen, for an alert', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(value(page, 'Color', 'Verde Agotado')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sku(page)).toHaveText('SAM-A05-64V')
    await expect(page.getByRole('button', { name: 'No disponible' }).first()).toBeDisabled()
    await page.reload()
    await hydrated(page)
    await expect(sku(page)).toHaveText('SAM-A05-64V')
    await page.getByRole('button', { name: 'Avíseme' }).click()
    await expect(page.getByText('Le avisaremos cuando esté disponible').first()).toBeVisible()
  })

  await test.step('the way back leads to the choice before', async () => {
    await page.goBack()
    await expect(sku(page)).toHaveText('SAM-A05-64')
    await expect(addButton(page)).toBeVisible()
  })

  await test.step('price and code follow the choice, and its line in the cart leads back to it', async () => {
    await value(page, 'Capacidad', '128 GB').click()
    await expect(page.getByText('$129.00').first()).toBeVisible()
    await expect(sku(page)).toHaveText('SAM-A05-128N')
    await addButton(page).click()
    await expect(page.getByText(`Producto "${name} – Negro, 128 GB" agregado al carrito!`)).toBeVisible()
    await page.goto('/shop/cart')
    await page
      .getByRole('main')
      .getByRole('link', { name: `${name} – Negro, 128 GB` })
      .click()
    await expect(page).toHaveURL(/samsung-galaxy-a05\?variant=\d+$/)
    await expect(sku(page)).toHaveText('SAM-A05-128N')
  })

  await test.step('search engines get one page with an offer for each', async () => {
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${phone}$`))
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const group = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'ProductGroup')
    expect(group.hasVariant).toHaveLength(5)
  })
})

test('a card says from which price and leads to the choice', async ({ page }) => {
  await page.goto('/shop/catalog?q=galaxy+a05')
  await hydrated(page)
  const card = page.getByRole('main').locator('form').filter({ hasText: name })
  await expect(card).toContainText('desde')
  await expect(card).toContainText('5 variantes')
  await card.getByRole('link', { name: 'Elegir opciones' }).click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('link', { name: '128 GB' }).click()
  await expect(dialog.getByText('$129.00').first()).toBeVisible()
  await expect(page).toHaveURL(/\/shop\/catalog/)
  await expect(dialog.getByRole('link', { name: 'Ver detalles' })).toHaveAttribute('href', /\?variant=\d+$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a choice is a link, and is asked for', async ({ page, signInWithCart, pageErrors }) => {
    pageErrors.allow(/422/)
    await signInWithCart([])
    await page.goto(phone)
    await addButton(page).click()
    await expect(page.getByText('Elija Color, Capacidad')).toBeVisible()
    await value(page, 'Capacidad', '128 GB').click()
    await expect(page.getByText('$129.00').first()).toBeVisible()
    await addButton(page).click()
    await expect(page).toHaveURL(/\/shop\/cart/)
    await expect(page.getByRole('main').getByText(`${name} – Negro, 128 GB`).first()).toBeVisible()
  })
})
