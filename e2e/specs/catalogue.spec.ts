import type { Page } from '@playwright/test'
import { hydrated } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 991

/** The filters are beside the list on a desktop and in a drawer on a phone. */
async function openFilters(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  return page.getByRole('complementary', { name: 'Filtros' })
}

const nextPage = (page: Page) => page.getByRole('main').locator('a[rel=next]').last()

test('the list is sorted and filtered', { tag: '@both' }, async ({ page }) => {
  await page.goto('/shop')
  await hydrated(page)
  await test.step('it shows its heading, the banner, the number of products and the first one', async () => {
    await expect(page).toHaveURL(/\/shop\/catalog$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Tienda' })).toBeVisible()
    await expect(page.getByText('Bienvenido a nuestra tienda')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contáctenos y cotice su pedido' })).toHaveAttribute(
      'href',
      '/site/contact-us-alt',
    )
    await expect(page.getByText(/Mostrando 1 a 12 de \d+/)).toBeVisible()
    const cards = page.getByRole('main').getByRole('heading', { level: 2 }).locator('a')
    await expect(cards.first()).toBeInViewport()
    if (isPhone(page)) {
      const list = await page.locator('#productos').boundingBox()
      expect(list?.y).toBeLessThanOrEqual(740 / 3)
    }
  })

  await test.step('a second skip link leads over the filters, and each add button names its product', async () => {
    await page.getByRole('link', { name: 'Saltar los filtros' }).focus()
    await page.keyboard.press('Enter')
    const products = page.locator('#productos')
    await expect(products).toBeFocused()
    const card = products.getByRole('listitem').filter({ has: page.getByText('Agregar', { exact: true }) })
    const name = await card.first().getByRole('heading').innerText()
    await expect(card.first().getByRole('button', { name: `Agregar al Carrito: ${name}` })).toBeVisible()
  })

  await test.step('sorting resets the page, and the default is not in the URL', async () => {
    await nextPage(page).click()
    await expect(page).toHaveURL('/shop/catalog?page=2')
    await page.getByLabel('Ordenar por').selectOption('name_asc')
    await expect(page).toHaveURL('/shop/catalog?sort=name_asc')
    await page.getByLabel('Ordenar por').selectOption('default')
    await expect(page).toHaveURL('/shop/catalog')
  })

  await test.step('a filter narrows the list, shows a chip and changes the URL', async () => {
    await nextPage(page).click()
    await expect(page).toHaveURL('/shop/catalog?page=2')
    const filters = await openFilters(page)
    await filters.getByRole('link', { name: /^Epson/ }).click()
    await expect(page).toHaveURL('/shop/catalog?filter_brand=epson')
    if (isPhone(page)) await filters.getByRole('button', { name: /^Ver \d+ productos?$/ }).click()
    const chip = page.getByRole('link', { name: 'Quitar el filtro Epson' })
    await expect(chip).toBeVisible()
    await chip.click()
    await expect(page).toHaveURL('/shop/catalog')
  })

  await test.step('values of a closed group come when it is opened', async () => {
    const filters = await openFilters(page)
    const type = filters.getByRole('link', { name: /^Bocinas estéreo/ })
    const brand = filters.getByRole('link', { name: /^Xiaomi/ })
    await expect(type).toHaveCount(0)
    await expect(brand).toHaveCount(0)
    await filters.getByRole('heading', { name: 'Tipo', exact: true }).click()
    await expect(type).toBeVisible()
    await filters
      .getByText(/^Ver \d+ más$/)
      .filter({ visible: true })
      .first()
      .click()
    await brand.click()
    await expect(page).toHaveURL('/shop/catalog?filter_brand=xiaomi')
  })
})

test('an empty result clears its filters; a customer opens a product and comes back to its place', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  await signIn('cliente@demo.cu')
  await page.goto('/shop/catalog?q=e&filter_price=1-2')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'No se encontraron elementos' })).toBeVisible()
  await expect(page.getByText('Prueba limpiando el filtro')).toBeVisible()
  await page.getByRole('link', { name: 'Limpiar filtro' }).last().click()
  await expect(page.getByText(/Mostrando 1 a \d+ de \d+/)).toBeVisible()

  await test.step('going back restores the scroll position of the list', async () => {
    await nextPage(page).click()
    const second = page.getByText(/Mostrando 13 a \d+ de \d+/)
    await expect(second).toBeVisible()
    const last = page
      .getByRole('main')
      .getByRole('link', { name: /Epson|HP|Canon|TP-Link|Logitech/ })
      .last()
    await last.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await last.click()
    await expect(page.getByRole('tab', { name: 'Descripción' })).toBeVisible()
    await page.goBack()
    await expect(second).toBeVisible()
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(before - 200)
  })
})

test('from the menu of a phone through subcategories and the filter sheet to the quick view', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/site/faq')
  await hydrated(page)
  await test.step('the menu leads to signing in, tracking and every category', async () => {
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    const menu = page.locator('[popover]:popover-open')
    await expect(menu.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/account/login')
    await expect(menu.getByRole('link', { name: 'Seguir pedido' })).toBeVisible()
    const rows = menu.getByRole('navigation').getByRole('link')
    await expect(rows.first()).toHaveAttribute('href', /^\/shop\/catalog\/./)
    await menu.getByRole('link', { name: 'Impresión', exact: true }).click()
    await expect(page).toHaveURL('/shop/catalog/impresion')
  })

  await test.step('subcategories are chips', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Impresoras', exact: true }).first().click()
    await expect(page).toHaveURL('/shop/catalog/impresoras')
  })

  await test.step('filter, sort and count stay in view, and a picture has one badge', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
    await expect(page.getByRole('button', { name: 'Filtros', exact: true })).toBeInViewport()
    await expect(page.getByLabel('Ordenar por')).toBeInViewport()
    await expect(page.getByText(/Mostrando 1 a \d+ de \d+/).first()).toBeInViewport()
    const badges = await page
      .locator('.card-badges')
      .evaluateAll((lists) => lists.map((list) => [...list.children].filter((one) => one.checkVisibility())))
    expect(Math.max(...badges.map(({ length }) => length))).toBe(1)
    await page.evaluate(() => window.scrollTo(0, 0))
  })

  await test.step('the quick view opens by touch', async () => {
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().tap()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Agregar al Carrito' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('the filter sheet has list view and page size', async () => {
    const panel = await openFilters(page)
    await panel.getByText('Vista', { exact: true }).click()
    await panel.getByRole('link', { name: 'Lista' }).click()
    await expect(page).toHaveURL(/view=list/)
    await panel.getByRole('link', { name: '18' }).click()
    await expect(page).toHaveURL(/limit=18/)
  })
})

test('an unknown category is a 404, and invalid parameters in the URL are clamped', async ({ request }) => {
  expect((await request.get('/shop/catalog/no-existe')).status()).toBe(404)
  for (const query of [
    'page=-1',
    'limit=1000000000',
    'filter___proto__=x',
    'sort=nada',
    `q=${'a'.repeat(900)}`,
  ]) {
    expect((await request.get(`/shop/catalog?${query}`)).status(), query).toBe(200)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('filters are links, and the price is a form', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/shop/catalog')
    const filters = await openFilters(page)
    await filters.getByRole('link', { name: /^Epson/ }).click()
    await expect(page).toHaveURL('/shop/catalog?filter_brand=epson')
    await openFilters(page)
    await page
      .getByLabel(/^Precio mínimo/)
      .last()
      .fill('10')
    await page
      .getByLabel(/^Precio máximo/)
      .last()
      .fill('100')
    await page.getByRole('complementary').getByRole('button', { name: 'Aplicar filtros' }).click()
    await expect(page).toHaveURL(/filter_price=10-100/)
    await expect(page.getByText(/Mostrando 1 a \d+ de \d+/)).toBeVisible()

    await test.step('a link in a closed group shows the page with all values', async () => {
      await page.goto('/shop/catalog')
      await openFilters(page)
      await filters.getByRole('heading', { name: 'Tipo', exact: true }).click()
      await filters
        .getByRole('link', { name: /^Ver \d+ más$/ })
        .filter({ visible: true })
        .click()
      await expect(page).toHaveURL('/shop/catalog?facets=all')
      await openFilters(page)
      await filters.getByRole('heading', { name: 'Tipo', exact: true }).click()
      await filters.getByRole('link', { name: /^Bocinas estéreo/ }).click()
      await expect(page).toHaveURL('/shop/catalog?facets=all&filter_tipo=bocinas-estereo')
    })
  })
})
