import type { Page } from '@playwright/test'
import { hydrated } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const name = 'Multifuncional Epson EcoTank L3250'
const phone = { tag: '@phone' }
const state = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('state') ?? '{}'))

/** Background work has started. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
}

test('what earlier versions stored is moved into one record', phone, async ({ page }) => {
  await page.goto('/shop/catalog?q=L3250')
  const card = await page.evaluate(async () => {
    const { data } = await (await fetch('/api/catalogue?q=L3250&limit=1')).json()
    const older = JSON.stringify({
      state: { items: data, owner: null, handedOver: [], base: [] },
      version: 2,
    })
    localStorage.clear()
    localStorage.setItem('wishlist', older)
    localStorage.setItem('compare', older)
    localStorage.setItem('private:visited', 'impresoras')
    localStorage.setItem('installed', '1')
    return data[0]
  })
  await open(page, '/shop/wishlist')
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect
    .poll(() => state(page))
    .toMatchObject({
      version: 2,
      wishlist: { items: [{ id: card.id }] },
      compare: { items: [{ id: card.id }] },
      'private:visited': 'impresoras',
      installed: '1',
    })
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['state'])
})

test('a list changed in one tab is changed in the other', async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, '/shop/catalog?q=L3250')
  await open(page, '/shop/catalog?q=L3250')
  for (const tab of [page, other])
    await tab.getByRole('button', { name: 'Agregar a la comparación' }).first().click({ trial: true })
  await other.getByRole('button', { name: 'Agregar a la comparación' }).first().click()
  await expect(other.getByRole('button', { name: 'Quitar de la comparación' })).toBeVisible()
  await page.getByRole('button', { name: 'Agregar a la lista de deseos' }).first().click()
  await expect(page.getByRole('button', { name: 'Quitar de la lista de deseos' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Quitar de la lista de deseos' })).toBeVisible()
  expect(await state(page)).toMatchObject({ wishlist: { items: [{}] }, compare: { items: [{}] } })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  test('what was open is open after a reload of that page alone', async ({ page }) => {
    await open(page, '/shop/catalog')
    const menu = page.locator('#site-menu')
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    await expect(menu).toBeVisible()
    expect(await state(page)).toMatchObject({ version: 2, menu: '/shop/catalog' })
    await page.reload()
    await expect(menu).toBeVisible()
    await open(page, '/shop/catalog')
    await expect(menu).toBeHidden()
    await expect.poll(() => state(page)).not.toHaveProperty('menu')

    await page.getByRole('button', { name: /^Filtros/ }).click()
    await expect(page.locator('#filtros')).toBeVisible()
    await page.reload()
    await expect(page.locator('#filtros')).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar los filtros' }).click()

    await page
      .getByRole('button', { name: /Vista rápida/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Agregar al Carrito' })).toBeVisible()
    await page.reload()
    await expect(dialog.getByRole('button', { name: 'Agregar al Carrito' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect.poll(() => state(page)).not.toHaveProperty('quickView')
  })
})

test('without storage the lists work until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await open(page, '/shop/catalog?q=L3250')
  await page.getByRole('button', { name: 'Agregar a la lista de deseos' }).first().click()
  await expect(page.getByRole('button', { name: 'Quitar de la lista de deseos' })).toBeVisible()
})
