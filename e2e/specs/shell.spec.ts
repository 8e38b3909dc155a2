import { disclosure } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('the HTML is Spanish without script', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toMatch(/<html lang="es" dir="ltr"/)
  expect(html).toContain('Soluciones Tecnológicas al Alcance de un Click')
})

test('every link of header and footer works', async ({ page, request }) => {
  await page.goto('/')
  const links = await page.locator('header a[href^="/"], footer a[href^="/"], #site-menu a[href^="/"]').all()
  const addresses = new Set(await Promise.all(links.map((link) => link.getAttribute('href'))))
  expect(addresses.size).toBeGreaterThan(10)
  for (const address of addresses)
    expect((await request.get(address ?? '')).status(), address ?? '').toBe(200)
})

test('the footer shows contact and opening hours', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'contacto@tecnoclick.cu' })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(2)
  await expect(footer.getByText(/Lunes a sábado, de 09:00 a 18:00/)).toBeVisible()
  await footer.getByRole('link', { name: 'Entrega' }).click()
  await expect(page).toHaveURL(/\/site\/faq#entrega$/)
  await expect(page.getByRole('heading', { name: '¿Llegamos a su municipio?' })).toBeInViewport()
})

test('the search of the header opens the catalogue', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/')
  if (isMobile) await disclosure(page, 'Abrir la búsqueda').click()
  const box = page.getByRole('combobox', { name: 'Buscar en la tienda' }).filter({ visible: true })
  await box.fill('tinta')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/shop\/catalog\?q=tinta$/)
})

test('the cart menu says that the cart is empty', { tag: '@both' }, async ({ page }) => {
  await page.goto('/')
  await disclosure(page, /carrito/i).click()
  await expect(page.getByText('Tu carrito está vacío!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Tu carrito está vacío!')).toBeHidden()
})

test('the account menu offers sign-in to a visitor and sign-out to a customer', { tag: '@both' }, async ({
  page,
  signIn,
}) => {
  await page.goto('/')
  await disclosure(page, 'Mi cuenta').click()
  await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()

  await signIn('cliente@demo.cu')
  await page.goto('/')
  await disclosure(page, 'Mi cuenta').click()
  await expect(page.getByText('cliente@demo.cu')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mis Órdenes' })).toHaveAttribute('href', '/account/orders')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/$/)
  await disclosure(page, 'Mi cuenta').click()
  await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
})

test('the button back to the top appears after scrolling', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/site/components')
  const toTop = page
    .getByRole('link', { name: 'Volver arriba' })
    .or(page.getByRole('button', { name: 'Volver arriba' }))
  await expect(toTop).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect(toTop).toBeVisible()
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a lost connection is shown until it returns', async ({ page, context }) => {
  await page.goto('/')
  await context.setOffline(true)
  await expect(page.getByText('Sin conexión')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Sin conexión')).toBeHidden()
})

test('the first Tab key offers to skip to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('a page loads without layout shift', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/site/faq', { waitUntil: 'networkidle' })
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
  expect(shift).toBeLessThan(0.02)
})
