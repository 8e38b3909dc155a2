import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { precached, workerWarning } from '../../support/offline.ts'
import { expect, test } from '../../support/test.ts'

// The budgets are for a phone.
test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
})
test.setTimeout(120_000)
test.beforeEach(({ pageErrors }) => pageErrors.allow(workerWarning))

const kilobyte = 1000

test('the catalogue snapshot is small, and its changes smaller', async ({ request }) => {
  const snapshot = await (await request.get('/api/catalogue/snapshot')).body()
  const { products } = JSON.parse(snapshot.toString())
  expect(products.length).toBeGreaterThanOrEqual(100)
  expect(brotliCompressSync(snapshot).length).toBeLessThan(60 * kilobyte)
  // Another test may change a product in between.
  await expect
    .poll(async () => {
      const { version } = await (await request.get('/api/catalogue/snapshot')).json()
      return (await (await request.get(`/api/catalogue/snapshot/changes?since=${version}`)).body()).length
    })
    .toBeLessThan(200)
})

test('the first visit of the home page weighs less than 450 kB, the second less than 40', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await pageWeight(page)).toBeLessThan(450 * kilobyte)
  await precached(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  // A document from a service worker is counted uncompressed by the browser, but correctly by the footer.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const weight = page.getByText(/Esta página consumió \d+ kB/)
  await expect(weight).toBeVisible()
  expect(Number((await weight.textContent())?.match(/\d+/)?.[0])).toBeLessThan(40)

  // A page that is not precached is counted as well, without an error in the console.
  await page.goto('/site/about-us', { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByText(/Esta página consumió [1-9]\d* kB/)).toBeVisible()
})

test('with the data saver a page weighs less than 180 kB, loads pictures on demand and stores nothing', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'saveData', value: '1', url: baseURL ?? '' }])
  // A busy server compresses a page well only when it is asked for again.
  const home = () => context.request.get('/', { headers: { 'accept-encoding': 'br' } })
  await expect
    .poll(async () => Number((await home()).headers()['content-length']))
    .toBeLessThan(22 * kilobyte)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await pageWeight(page)).toBeLessThan(180 * kilobyte)
  await expect(page.locator('main img')).toHaveCount(0)
  await page.getByRole('link', { name: 'Mostrar imagen' }).first().click()
  await expect(page.locator('main img')).toHaveCount(1)
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
  ).toBe(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByText(/Esta página consumió \d+ kB/)).toBeVisible()
})

test('the data saver is switched on and off in the footer', async ({ page }) => {
  await page.goto('/')
  const saver = page.getByRole('contentinfo').getByRole('button', { name: 'Ahorro de datos' })
  await expect(saver).toHaveAttribute('aria-pressed', 'false')
  await saver.click()
  await expect(saver).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('main img')).toHaveCount(0)
  await saver.click()
  await expect(saver).toHaveAttribute('aria-pressed', 'false')
})

/** As the browser counts it. */
function pageWeight(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
      (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0),
      0,
    ),
  )
}
