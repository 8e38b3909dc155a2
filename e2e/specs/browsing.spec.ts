import { stockAlerts } from '@tecnoclick/database/schema/selling/stock'
import { and, eq, isNull } from 'drizzle-orm'
import { insertAlerts } from '../support/customer.ts'
import { hydrated } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const welcome = 'Bienvenido a nuestra tienda'

test('search results start with products; the banner stays on the list', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/shop/catalog')
  await expect(page.getByText(welcome)).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('heading', { level: 2 }).locator('a').first(),
  ).toBeInViewport()
  await page.goto('/shop/catalog?q=epson')
  await expect(page.getByRole('heading', { name: 'Resultados para epson' })).toBeVisible()
  await expect(page.getByText(welcome)).toHaveCount(0)
  await expect(
    page.getByRole('main').getByRole('heading', { level: 2 }).locator('a').first(),
  ).toBeInViewport()
})

test('a search that finds nothing offers near names, WhatsApp and an alert', { tag: '@phone' }, async ({
  page,
  isMobile,
  db,
  expectAccessible,
}) => {
  await page.goto('/shop/catalog?q=teclqwxyzk')
  await expect(page.getByText('No se encontraron elementos')).toBeVisible()
  await expect(page.getByText('Quizás busca:')).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Teclado/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /wa\.me.*teclqwxyzk/,
  )
  await expectAccessible()
  const notify = page.getByRole('main').getByRole('button', { name: 'Avíseme' })
  await notify.click()
  await expect(page.getByText('Correo electrónico no válido')).toBeVisible()
  const email = `busca-${isMobile}@ejemplo.cu`
  await page.getByRole('main').getByLabel('Correo electrónico').fill(email)
  await notify.click()
  await expect(page.getByText('Le avisaremos cuando llegue algo con «teclqwxyzk».')).toBeVisible()
  expect(await db.$count(stockAlerts, eq(stockAlerts.email, email))).toBe(1)

  // The link in the mail of another alert of this address.
  await page.goto(`/alerts/${await insertAlerts(db, email)}`)
  await expect(page.getByText(`Quedan 2 avisos pendientes para ${email}`)).toBeVisible()
  await page.getByRole('button', { name: 'No recibir más avisos' }).click()
  await expect(page.getByText(`No hay ningún aviso pendiente para ${email}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'No recibir más avisos' })).toHaveCount(0)
  const waiting = and(eq(stockAlerts.email, email), isNull(stockAlerts.notifiedAt))
  expect(await db.$count(stockAlerts, waiting)).toBe(0)
})

test('comparing shows the way to the comparison', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/shop/catalog/laptops')
  await hydrated(page)
  const compare = page.getByRole('button', { name: 'Agregar a la comparación' })
  await compare.nth(1).click()
  await compare.first().click()
  await page.getByRole('link', { name: 'Ver comparación' }).first().click()
  await expect(page).toHaveURL('/shop/compare')
  const table = page.getByRole('region', { name: 'Comparar' })
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  expect(await table.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  test('subcategories are chips, and the filter sheet has list view and page size', async ({ page }) => {
    await page.goto('/shop/catalog/impresion')
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Impresoras', exact: true }).first().click()
    await expect(page).toHaveURL('/shop/catalog/impresoras')
    const filters = page.getByRole('button', { name: 'Filtros' })
    const panel = page.getByRole('complementary', { name: 'Filtros' })
    await filters.click()
    await panel.getByText('Vista', { exact: true }).click()
    await panel.getByRole('link', { name: 'Lista' }).click()
    await expect(page).toHaveURL(/view=list/)
    await panel.getByRole('link', { name: '18' }).click()
    await expect(page).toHaveURL(/limit=18/)
  })

  test('the menu leads to signing in, tracking and every category', async ({ page }) => {
    await page.goto('/site/faq')
    await hydrated(page)
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    const menu = page.locator('[popover]:popover-open')
    await expect(menu.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/account/login')
    await expect(menu.getByRole('link', { name: 'Seguir pedido' })).toBeVisible()
    await menu.getByText('Categorías').click()
    await menu.getByRole('link', { name: 'Insumos' }).click()
    await expect(page).toHaveURL('/shop/catalog/insumos')
  })

  test('the quick view opens by touch', async ({ page, signIn }) => {
    await signIn('cliente@demo.cu')
    await page.goto('/shop/catalog/laptops')
    await hydrated(page)
    await page
      .getByRole('button', { name: /^Vista rápida/ })
      .first()
      .tap()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Agregar al Carrito' })).toBeVisible()
  })
})
