import { expect, test } from '../support/test.ts'
import { hydrated } from './account/people.ts'

const printer = '/shop/products/epson-ecotank-l3250'
const name = 'Multifuncional Epson EcoTank L3250'

test('a product shows what it is, what it costs and what others think', async ({ page }) => {
  await page.goto(printer)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Usted está en' })
  await expect(trail.getByRole('listitem')).toHaveText(['Inicio', 'Tienda', name])
  await expect(page.getByText('$269.00').first()).toBeVisible()
  await expect(page.getByText('En existencia').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Agregar al Carrito' }).first()).toBeInViewport()
  await expect(page).toHaveTitle(/EcoTank L3250/)
})

test('search engines find the product, its offer and its address', async ({ page, request }) => {
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

test('a chosen option changes the price at once', async ({ page }) => {
  await page.goto(printer)
  await hydrated(page)
  await page.getByText('12 meses más').click()
  await expect(page.getByText('$294.00')).toBeVisible()
  await page.getByText('En Bayamo').click()
  await expect(page.getByText('$299.00').first()).toBeVisible()
})

test('the pictures are looked through and shown over the whole screen', async ({ page }) => {
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
  // While it opens it hears no key.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})

test('the tabs show description, specification and reviews', async ({ page }) => {
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

test('the three layouts are addresses', async ({ page }) => {
  await page.goto(`${printer}?layout=sidebar`)
  await expect(
    page.getByRole('complementary', { name: 'Últimos productos' }).getByRole('listitem'),
  ).toHaveCount(5)
  await page.goto(`${printer}?layout=columnar`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goto(`${printer}?layout=__proto__`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('related products follow, as many as eight', async ({ page }) => {
  await page.goto(printer)
  const related = page.getByRole('region', { name: 'Productos relacionados' }).first()
  await related.scrollIntoViewIfNeeded()
  await expect(related.getByRole('heading', { level: 3 })).toHaveCount(8)
})

test('the question by WhatsApp brings the product along', async ({ page }) => {
  await page.goto(printer)
  const href = await page.getByRole('link', { name: /Preguntar por WhatsApp/ }).getAttribute('href')
  const url = new URL(href ?? '')
  expect(url.host).toBe('wa.me')
  expect(url.searchParams.get('text')).toContain(name)
  expect(url.searchParams.get('text')).toContain(printer)
})

for (const path of ['/shop/products/no-hay', '/shop/products/__proto__', '/shop/products/%3Cscript%3E'])
  test(`${path} is a real 404`, async ({ page, watched }) => {
    watched.expectComplaint(/404/)
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('signed out, adding leads to the sign-in page and keeps the wish', async ({ page }) => {
  await page.goto(printer)
  await hydrated(page)
  await page.getByRole('button', { name: 'Agregar al Carrito' }).first().click()
  await expect(page.getByText('Inicie sesión para agregar al carrito')).toBeVisible()
  await expect(page).toHaveURL(/\/account\/login\?next=/)
  expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/shop\/cart\?add=\d+/)
})

test('signed in, it is added without leaving the page', async ({ page, signIn }) => {
  await signIn('cliente@demo.cu')
  await page.goto(printer)
  await hydrated(page)
  await page.getByRole('button', { name: 'Agregar al Carrito' }).first().click()
  await expect(page.getByText(`Producto "${name}" agregado al carrito!`)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${printer}$`))
})

test('what has to be chosen is asked for before it is added', async ({ page, signIn }) => {
  await signIn('cliente@demo.cu')
  await page.goto('/shop/products/cable-red-cat6-10m')
  await hydrated(page)
  await page.getByRole('button', { name: 'Agregar al Carrito' }).first().click()
  await expect(page.getByText('Elige Color')).toBeVisible()
  await page.getByText('Amarillo', { exact: true }).first().click()
  await expect(page.getByText('Elige Color')).toHaveCount(0)
  await page.getByRole('button', { name: 'Agregar al Carrito' }).first().click()
  await expect(page.getByText(/agregado al carrito!$/)).toBeVisible()
})

for (const lang of ['es', 'ar'])
  test(`the page in ${lang} has no barrier that axe knows, in the light and in the dark`, async ({
    page,
    expectAccessible,
  }) => {
    test.slow()
    await page.goto(`${printer}?lang=${lang}&reviews=1`)
    await hydrated(page)
    await expectAccessible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  })
