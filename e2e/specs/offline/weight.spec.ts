import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'
import { stocked, workerRemark } from './stocked.ts'

// The plan counts what a phone pays.
test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
})
test.setTimeout(120_000)
test.beforeEach(({ watched }) => watched.expectComplaint(workerRemark))

const kilobyte = 1000

test('the catalogue to take along is light, and a change of it lighter', async ({ request }) => {
  const snapshot = await (await request.get('/api/catalogue/snapshot')).body()
  const { products, version } = JSON.parse(snapshot.toString())
  expect(products.length).toBeGreaterThanOrEqual(100)
  expect(brotliCompressSync(snapshot).length).toBeLessThan(60 * kilobyte)
  const none = await (await request.get(`/api/catalogue/snapshot/changes?since=${version}`)).body()
  expect(none.length).toBeLessThan(200)
})

test('the first visit of the home page weighs less than 450 kB, the second less than 40', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await pageWeight(page)).toBeLessThan(450 * kilobyte)
  await stocked(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  // A worker hands the document on unpacked, and the browser counts it so; the footer knows better.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const told = page.getByText(/Esta página consumió \d+ kB/)
  await expect(told).toBeVisible()
  expect(Number((await told.textContent())?.match(/\d+/)?.[0])).toBeLessThan(40)

  // One that the browser keeps no copy of is told as well, without a complaint in the console.
  await page.goto('/shop/cart', { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByText(/Esta página consumió [1-9]\d* kB/)).toBeVisible()
})

test('who saves data pays less than 180 kB, sees pictures on demand, and stores nothing', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'saveData', value: '1', url: baseURL ?? '' }])
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

test('the data saver is one press away, and back', async ({ page }) => {
  await page.goto('/')
  const saver = page.getByRole('contentinfo').getByRole('switch', { name: 'Ahorro de datos' })
  await expect(saver).toHaveAttribute('aria-checked', 'false')
  await saver.click()
  await expect(saver).toHaveAttribute('aria-checked', 'true')
  await expect(page.locator('main img')).toHaveCount(0)
  await saver.click()
  await expect(saver).toHaveAttribute('aria-checked', 'false')
})

/** As the browser counts it, and as the footer tells it. */
function pageWeight(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
      (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0),
      0,
    ),
  )
}
