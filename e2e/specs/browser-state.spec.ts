import type { Page } from '@playwright/test'
import { hydrated } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const name = 'Multifuncional Epson EcoTank L3250'
const phone = { tag: '@phone' }
const state = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('state') ?? '{}'))

async function open(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
}

test('what earlier versions stored is moved into one record', phone, async ({ page }) => {
  const { data } = await (await page.request.get('/api/catalogue?q=L3250&limit=1')).json()
  const [card] = data
  await page.addInitScript((items) => {
    const older = JSON.stringify({ state: { items, owner: null, handedOver: [], base: [] }, version: 2 })
    localStorage.setItem('wishlist', older)
    localStorage.setItem('compare', older)
    localStorage.setItem('private:visited', 'impresoras')
    localStorage.setItem('installed', '1')
  }, data)
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

test('what was open is open after a reload of that page alone', { tag: '@phone-only' }, async ({ page }) => {
  await open(page, '/shop/catalog')
  const menu = page.locator('#site-menu')
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await expect(menu).toBeVisible()
  await expect.poll(() => state(page)).toMatchObject({ version: 2, menu: '/shop/catalog' })
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

  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Agregar al Carrito' })).toBeVisible()
  await page.reload()
  await expect(dialog.getByRole('button', { name: 'Agregar al Carrito' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(() => state(page)).not.toHaveProperty('quickView')
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
