import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../../support/test.ts'
import { stocked } from './stocked.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(120_000)

const kilobyte = 1000

/** What comes over the line in this browser, its worker included. */
function meter(context: BrowserContext): () => number {
  let bytes = 0
  context.on('requestfinished', async (request) => {
    const sizes = await request.sizes().catch(() => undefined)
    if (sizes) bytes += Math.max(0, sizes.responseBodySize) + sizes.responseHeadersSize
  })
  return () => bytes
}

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
  const spent = () => pageWeight(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await spent()).toBeLessThan(450 * kilobyte)
  await stocked(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await spent()).toBeLessThan(40 * kilobyte)
})

test('who saves data pays less than 180 kB, sees pictures on demand, and stores nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const spent = meter(context)
  await context.addCookies([{ name: 'saveData', value: '1', url: baseURL ?? '' }])
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(spent()).toBeLessThan(180 * kilobyte)
  await expect(page.locator('main img')).toHaveCount(0)
  await page.getByRole('link', { name: 'Mostrar la imagen' }).first().click()
  await expect(page.locator('main img')).toHaveCount(1)
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
  ).toBe(0)
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

function pageWeight(page: import('@playwright/test').Page): Promise<number> {
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
      (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0),
      0,
    ),
  )
}
