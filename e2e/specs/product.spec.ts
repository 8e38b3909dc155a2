import { hydrated } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const printer = '/shop/products/epson-ecotank-l3250'
const name = 'Multifuncional Epson EcoTank L3250'

test('the page shows name, price, stock and the button', { tag: '@both' }, async ({ page }) => {
  await page.goto(printer)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const breadcrumbs = page.getByRole('navigation', { name: 'Usted está en' })
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Inicio', 'Tienda', name])
  await expect(page.getByText('$269.00').first()).toBeVisible()
  await expect(page.getByText(/^(\d+ disponibles|Quedan \d+ unidades)$/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Agregar al Carrito' }).first()).toBeInViewport()
  await expect(page).toHaveTitle(/EcoTank L3250/)
})

test('below the price: delivery, warranty and returns; then the ink that fits, and where it fits', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(printer)
  await expect(
    page.getByText(/Envío desde .*\nGratis en pedidos .*\nGarantía de 12 meses\nDevolución en/),
  ).toBeVisible()
  const ink = page.getByRole('region', { name: 'Tinta para esta impresora' })
  const bottle = ink.getByRole('link', { name: /^Botella de tinta Epson T544 negra/ })
  await expect(bottle).toBeVisible()
  await page.goto((await bottle.getAttribute('href')) ?? '')
  await expect(page.getByText('se cambia si llega defectuoso')).toBeVisible()
  const printers = page.getByRole('region', { name: 'Sirve para' })
  await expect(printers.getByRole('link', { name })).toBeVisible()
})

test('structured data describes the product, its offer and its URL', async ({ page, request }) => {
  await page.goto(`${printer}?layout=columnar&reviews=2`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${printer}$`))
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const facts = blocks.map((text) => JSON.parse(text))
  expect(facts.map((fact) => fact['@type'])).toContain('BreadcrumbList')
  const product = facts.find((fact) => fact['@type'] === 'Product')
  expect(product).toMatchObject({ name, offers: { price: '269.00', priceCurrency: 'USD' } })
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await request.get(picture ?? '')).headers()['content-type']).toMatch(/^image\//)
})

test('an option changes the price', async ({ page }) => {
  await page.goto(printer)
  await hydrated(page)
  await page.getByText('12 meses más').click()
  await expect(page.getByText('$294.00')).toBeVisible()
  await page.getByText('En Bayamo').click()
  await expect(page.getByText('$299.00').first()).toBeVisible()
})

test('the gallery changes the picture and opens full screen', { tag: '@both' }, async ({ page }) => {
  await page.goto(printer)
  await hydrated(page)
  const gallery = page.getByRole('region', { name: 'Galería de imágenes' })
  await gallery.getByRole('link', { name: /^Imagen 2 de/ }).click()
  await expect(gallery.getByRole('link', { name: /^Imagen 2 de/ })).toHaveAttribute('aria-current', 'true')
  await gallery
    .getByRole('link', { name: /Pantalla completa/ })
    .nth(1)
    .click()
  const viewer = page.locator('.pswp--open')
  await expect(viewer).toBeVisible()
  await expect(viewer.locator('.pswp__bg')).toHaveCSS('opacity', '0.9')
  // PhotoSwipe ignores keys while it opens.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})

test('the tabs show description, specification and reviews', { tag: '@phone' }, async ({ page }) => {
  await page.goto(printer)
  await hydrated(page)
  await page.getByRole('tab', { name: 'Especificaciones' }).click()
  await expect(page.getByRole('row', { name: /^Conexión/ })).toContainText('Wi-Fi')
  await page
    .getByRole('link', { name: /estrellas/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Escribir una valoración' })).toBeVisible()
})

test('the three layouts have URLs', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${printer}?layout=sidebar`)
  await expect(
    page.getByRole('complementary', { name: 'Últimos productos' }).getByRole('listitem'),
  ).toHaveCount(5)
  await page.goto(`${printer}?layout=columnar`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goto(`${printer}?layout=__proto__`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('eight related products are shown', async ({ page }) => {
  await page.goto(printer)
  const related = page.getByRole('region', { name: 'Productos relacionados' }).first()
  await related.scrollIntoViewIfNeeded()
  await expect(related.getByRole('heading', { level: 3 })).toHaveCount(8)
})

test('the WhatsApp link names the product', async ({ page }) => {
  await page.goto(printer)
  const href = await page.getByRole('link', { name: /Preguntar por WhatsApp/ }).getAttribute('href')
  const url = new URL(href ?? '')
  expect(url.host).toBe('wa.me')
  expect(url.searchParams.get('text')).toContain(name)
  expect(url.searchParams.get('text')).toContain(printer)
})

test('a product that does not exist is a 404', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/)
  for (const slug of ['no-hay', '__proto__', '%3Cscript%3E']) {
    expect((await page.goto(`/shop/products/${slug}`))?.status(), slug).toBe(404)
    await expect(page.getByRole('heading', { level: 1 }), slug).toBeVisible()
  }
})

test('a visitor who adds the product is asked to sign in, and the product is remembered', async ({
  page,
}) => {
  await page.goto(printer)
  await hydrated(page)
  await page.getByRole('button', { name: 'Agregar al Carrito' }).first().click()
  await expect(page.getByText('Inicie sesión para agregar al carrito')).toBeVisible()
  await expect(page).toHaveURL(/\/account\/login\?next=/)
  expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/shop\/cart\?add=\d+/)
})

test('a customer adds the product without leaving the page', async ({ page, signIn }) => {
  await signIn('cliente@demo.cu')
  await page.goto(printer)
  await hydrated(page)
  await page.getByRole('button', { name: 'Agregar al Carrito' }).first().click()
  await expect(page.getByText(`Producto "${name}" agregado al carrito!`)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${printer}$`))
})

test('a required option has to be chosen first', async ({ page, signIn }) => {
  await signIn('cliente@demo.cu')
  await page.goto('/shop/products/cable-red-cat6-10m')
  await hydrated(page)
  await page.getByRole('button', { name: 'Agregar al Carrito' }).first().click()
  await expect(page.getByText('Elija Color')).toBeVisible()
  await page.getByText('Amarillo', { exact: true }).first().click()
  await expect(page.getByText('Elija Color')).toHaveCount(0)
  await page.getByRole('button', { name: 'Agregar al Carrito' }).first().click()
  await expect(page.getByText(/agregado al carrito!$/)).toBeVisible()
})
