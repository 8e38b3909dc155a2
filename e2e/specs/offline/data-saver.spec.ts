import { pageWeight, workerWarning } from '../../support/offline.ts'
import { hydrated } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
test.setTimeout(120_000)
test.beforeEach(async ({ context, baseURL, pageErrors }) => {
  pageErrors.allow(workerWarning)
  await context.addCookies([{ name: 'saveData', value: '1', url: baseURL ?? '' }])
})

const kilobyte = 1000

test('with the data saver a page weighs less than 60 kB, loads pictures on demand and stores nothing', async ({
  page,
  context,
}) => {
  // A busy server compresses a page well only when it is asked for again.
  const home = () => context.request.get('/', { headers: { 'accept-encoding': 'br' } })
  await expect
    .poll(async () => Number((await home()).headers()['content-length']))
    .toBeLessThan(22 * kilobyte)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await pageWeight(page)).toBeLessThan(60 * kilobyte)
  await expect(page.locator('main img')).toHaveCount(0)
  // The script comes with the first use, and the press is not lost.
  await page.getByRole('link', { name: 'Mostrar imagen' }).first().click()
  await expect(page.locator('main img')).toHaveCount(1)
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
  ).toBe(0)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByText(/Esta página consumió \d+ kB/)).toBeVisible()
  // This browser has the script now.
  await page.reload()
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByText(/Esta página consumió \d+ kB/)).toBeVisible()
})

test('menu and links need no script', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/shop/catalog', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await page.getByRole('button', { name: 'Cerrar el menú' }).click()
  await page.locator('main a[href^="/shop/products/"]:visible').first().click()
  await expect(page).toHaveURL(/\/shop\/products\//)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
})

test('what is chosen or typed before the script has come is not lost', { tag: '@full' }, async ({ page }) => {
  await page.goto('/shop/catalog', { waitUntil: 'networkidle' })
  await page.route('**/assets/framework-*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue()
  })
  await page.getByLabel('Ordenar por').selectOption('name_asc')
  await expect(page).toHaveURL('/shop/catalog?sort=name_asc')

  await page.evaluate(() => localStorage.removeItem('script'))
  await page.goto('/site/contact-us', { waitUntil: 'networkidle' })
  const name = page.getByRole('main').getByRole('textbox').first()
  await name.fill('Ana')
  await hydrated(page)
  await expect(name).toHaveValue('Ana')
})

test('the data saver is switched on and off in the footer', async ({ page }) => {
  await page.goto('/')
  const saver = page.getByRole('contentinfo').getByRole('button', { name: 'Ahorro de datos' })
  await expect(saver).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('main img')).toHaveCount(0)
  await saver.click()
  await expect(saver).toHaveAttribute('aria-pressed', 'false')
  await saver.click()
  await expect(saver).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('main img')).toHaveCount(0)
})
