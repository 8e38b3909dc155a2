import type { Page } from '@playwright/test'
import { hydrated } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 991

/** The filters are beside the list on a desktop and in a drawer on a phone. */
async function openFilters(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  return page.getByRole('complementary', { name: 'Filtros' })
}

test('the list shows its heading and the number of products', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/shop')
  await expect(page).toHaveURL(/\/shop\/catalog$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Tienda' })).toBeVisible()
  await expect(page.getByText('Bienvenido a nuestra tienda')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contáctenos y cotice su pedido' })).toHaveAttribute(
    'href',
    '/site/contact-us-alt',
  )
  await expect(page.getByText(/Mostrando 1 a 12 de \d+/)).toBeVisible()
})

test('a filter narrows the list, shows a chip and changes the URL', { tag: '@both' }, async ({ page }) => {
  await page.goto('/shop/catalog?page=2')
  await hydrated(page)
  const filters = await openFilters(page)
  await filters.getByRole('link', { name: /^Epson/ }).click()
  await expect(page).toHaveURL('/shop/catalog?filter_brand=epson')
  if (isPhone(page)) await filters.getByRole('button', { name: /^Ver \d+ productos?$/ }).click()
  const chip = page.getByRole('link', { name: 'Quitar el filtro Epson' })
  await expect(chip).toBeVisible()
  await chip.click()
  await expect(page).toHaveURL('/shop/catalog')
})

test('sorting resets the page, and the default is not in the URL', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/shop/catalog?page=2')
  await hydrated(page)
  await page.getByLabel('Ordenar por').selectOption('name_asc')
  await expect(page).toHaveURL('/shop/catalog?sort=name_asc')
  await page.getByLabel('Ordenar por').selectOption('default')
  await expect(page).toHaveURL('/shop/catalog')
})

test('values of a closed group come when it is opened', { tag: '@both' }, async ({ page }) => {
  await page.goto('/shop/catalog')
  await hydrated(page)
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

test('an empty result offers to clear the filters', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/shop/catalog?q=impresora&filter_price=1-2')
  await expect(page.getByRole('heading', { name: 'No se encontraron elementos' })).toBeVisible()
  await expect(page.getByText('Prueba limpiando el filtro')).toBeVisible()
  await page.getByRole('link', { name: 'Limpiar filtro' }).last().click()
  await expect(page.getByText(/Mostrando 1 a \d+ de \d+/)).toBeVisible()
})

test('going back restores the scroll position of the list', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn('cliente@demo.cu')
  await page.goto('/shop/catalog?page=2')
  await hydrated(page)
  const last = page
    .getByRole('main')
    .getByRole('link', { name: /Epson|HP|Canon|TP-Link|Logitech/ })
    .last()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await last.click()
  await expect(page.getByRole('tab', { name: 'Descripción' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/Mostrando 13 a \d+ de \d+/)).toBeVisible()
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(before - 200)
})

test('an unknown category is a 404', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/)
  const response = await page.goto('/shop/catalog/no-existe')
  expect(response?.status()).toBe(404)
})

test('invalid parameters in the URL are clamped', async ({ page }) => {
  for (const query of [
    'page=-1',
    'limit=1000000000',
    'filter___proto__=x',
    'sort=nada',
    `q=${'a'.repeat(900)}`,
  ]) {
    const response = await page.goto(`/shop/catalog?${query}`)
    expect(response?.status(), query).toBe(200)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('filters are links, and the price is a form', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/shop/catalog')
    if (isPhone(page)) await page.getByRole('button', { name: 'Filtros', exact: true }).click()
    await page
      .getByRole('complementary', { name: 'Filtros' })
      .getByRole('link', { name: /^Epson/ })
      .click()
    await expect(page).toHaveURL('/shop/catalog?filter_brand=epson')
    if (isPhone(page)) await page.getByRole('button', { name: 'Filtros', exact: true }).click()
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
  })

  test('a link in a closed group shows the page with all values', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/shop/catalog')
    const filters = await openFilters(page)
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

test('the home page shows every section', { tag: '@both' }, async ({ page }) => {
  await page.goto('/')
  for (const name of [
    'Categorías',
    'Productos destacados',
    'Los más vendidos',
    'Mejor valorados',
    'Ofertas',
    'Más vendidos',
    'Marcas',
  ])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByText('Envío gratis desde $50')).toBeVisible()
  await expect(page.getByRole('main').locator('a[href="/reset/list"]').first()).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Agregar al Carrito' }).first(),
  ).toBeVisible()
})

test('a tab of the featured products shows its category', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const tabs = page.getByRole('navigation', { name: 'Productos destacados' })
  await tabs.getByRole('link', { name: 'Redes' }).click()
  await expect(page).toHaveURL('/?category=redes')
  await expect(tabs.getByRole('link', { name: 'Redes' })).toHaveAttribute('aria-current', 'true')
})
