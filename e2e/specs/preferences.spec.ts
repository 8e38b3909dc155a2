import { disclosure } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('the language is chosen in the header and remembered', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/')
  if (isMobile) await page.getByRole('button', { name: 'Abrir el menú' }).click()
  else await disclosure(page, /^Idioma/).click()
  await page.getByRole('button', { name: 'العربية' }).filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto('/site/faq')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})

test('the language in the URL is remembered', async ({ page }) => {
  await page.goto('/?lang=ru')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/\?lang=ru$/)
  await expect(page.locator('link[rel="alternate"][hreflang="ar"]')).toHaveAttribute('href', /\?lang=ar$/)
  await page.goto('/site/faq')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test('the currency is chosen without leaving the page', { tag: '@both' }, async ({
  page,
  isMobile,
  context,
}) => {
  await page.goto('/site/faq')
  if (isMobile) await page.getByRole('button', { name: 'Abrir el menú' }).click()
  else await disclosure(page, /^Moneda/).click()
  await page.getByRole('button', { name: 'CUP' }).filter({ visible: true }).first().click()
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'currency')?.value)
    .toBe('CUP')
  await expect(page).toHaveURL(/\/site\/faq$/)
})

test('invalid preferences change nothing and do not redirect to another host', async ({ request }) => {
  const response = await request.post('/preferences', {
    form: { locale: 'xx', currency: '<script>', next: 'https://evil.test/' },
    headers: { origin: new URL((await request.get('/')).url()).origin, referer: 'https://evil.test/' },
    maxRedirects: 0,
  })
  expect(response.status()).toBeLessThan(500)
  expect(response.headers().location ?? '/').toMatch(/^\/(?!\/)/)
})
