import { expectAccessible } from '../support/accessibility.ts'
import { disclosure, hydrated } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('the HTML is Spanish without script, which comes after what is painted', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toMatch(/<html lang="es" dir="ltr"/)
  expect(html).toContain('Soluciones Tecnológicas al Alcance de un Click')
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/')
  expect(html).not.toContain('<link rel="modulepreload" href')
})

test('header and footer of a visitor', { tag: '@both' }, async ({ page, context }) => {
  await page.goto('/')
  await test.step('the first Tab key offers to skip to the content', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })

  await test.step('the cart menu says that the cart is empty', async () => {
    await disclosure(page, /carrito/i).click()
    await expect(page.getByText('Tu carrito está vacío!')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Tu carrito está vacío!')).toBeHidden()
  })

  await test.step('the account menu offers sign-in', async () => {
    await disclosure(page, 'Mi cuenta').click()
    await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a lost connection is shown until it returns', async () => {
    await context.setOffline(true)
    await expect(page.getByText('Sin conexión')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Sin conexión')).toBeHidden()
  })

  await test.step('the footer shows contact and opening hours, and leads to a part of a page', async () => {
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
})

test('a page loads without layout shift, and its button leads back to the top', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/site/faq')
  await hydrated(page)
  const shift = await page.evaluate(async () => {
    await document.fonts.ready
    return new Promise<number>((resolve) => {
      let sum = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
    })
  })
  expect(shift).toBeLessThan(0.02)

  const toTop = page
    .getByRole('link', { name: 'Volver arriba' })
    .or(page.getByRole('button', { name: 'Volver arriba' }))
  await expect(toTop).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect(toTop).toBeVisible()
  // The currency is beside it on wide screens alone: on a phone it covered prices.
  const tools = page.getByRole('region', { name: 'Volver arriba' })
  await expect(tools.getByText('CUP')).toBeVisible({ visible: !isMobile })
  await expectAccessible(page)
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
