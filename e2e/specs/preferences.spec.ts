import type { Page } from '@playwright/test'
import { disclosure } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

/** Both are in the menu of a phone. */
async function openPreference(page: Page, name: RegExp, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Abrir el menú' }).click()
  else await disclosure(page, name).click()
}

test('currency and language are chosen in the header and remembered', { tag: '@both' }, async ({
  page,
  isMobile,
  context,
}) => {
  await page.goto('/site/faq')
  await test.step('the currency is chosen without leaving the page', async () => {
    await openPreference(page, /^Moneda/, isMobile)
    await page.getByRole('button', { name: 'CUP' }).filter({ visible: true }).first().click()
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'currency')?.value)
      .toBe('CUP')
    await expect(page).toHaveURL(/\/site\/faq$/)
  })

  await test.step('the language is chosen and remembered', async () => {
    const arabic = page.getByRole('button', { name: 'العربية' }).filter({ visible: true })
    if (!isMobile || !(await arabic.isVisible())) await openPreference(page, /^Idioma/, isMobile)
    await arabic.click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await (await page.request.get('/')).text()).toContain('<html lang="ar"')
  })
})

test('the language in the URL is remembered', async ({ context }) => {
  const russian = await (await context.request.get('/?lang=ru')).text()
  expect(russian).toContain('<html lang="ru"')
  expect(russian).toMatch(/<link rel="canonical" href="[^"]*\/\?lang=ru"/)
  expect(russian).toMatch(/<link rel="alternate" hrefLang="ar" href="[^"]*\?lang=ar"/i)
  expect(await (await context.request.get('/site/faq')).text()).toContain('<html lang="ru"')
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
