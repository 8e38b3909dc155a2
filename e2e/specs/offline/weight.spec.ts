import { brotliCompressSync } from 'node:zlib'
import { pageWeight, stored, workerWarning } from '../../support/offline.ts'
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

for (const [path, files, most] of [
  ['/', 12, 1_150],
  ['/shop/catalog', 11, 1_100],
  // One more knows the visitor's printer.
  ['/shop/products/epson-ecotank-l3250', 13, 1_250],
] as const) {
  test(`${path} has at most ${files} script files and ${most} elements`, async ({ page }) => {
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect([...scripts].length).toBeLessThanOrEqual(files)
    expect(await page.locator('body *').count()).toBeLessThanOrEqual(most)
  })
}

test('what is stored for offline use weighs at most what the footer says', async ({ page, context }) => {
  await page.clock.install()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const sizes: Promise<number>[] = []
  context.on('response', (response) => {
    // HTTP/2, which a proxy speaks, compresses the headers.
    const sizeOf = async () => (await response.request().sizes()).responseBodySize
    // A response that the browser had already.
    sizes.push(sizeOf().catch(() => 0))
  })
  // Whoever reads the first page for half a minute.
  await page.clock.fastForward('00:31')
  await page.clock.resume()
  await stored(page)
  const weight = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(weight).toBeGreaterThan(100 * kilobyte)
  expect(weight).toBeLessThan(165 * kilobyte)
})

test('the first visit of the home page weighs less than 350 kB, the second less than 40', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await pageWeight(page)).toBeLessThan(350 * kilobyte)
  await page.reload()
  await stored(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  // A document from a service worker is counted uncompressed by the browser, but correctly by the footer.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const weight = page.getByText(/Esta página consumió \d+ kB/)
  await expect(weight).toBeVisible()
  expect(Number((await weight.textContent())?.match(/\d+/)?.[0])).toBeLessThan(40)

  // A page that is not stored is counted as well, without an error in the console.
  await page.goto('/site/about-us', { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByText(/Esta página consumió [1-9]\d* kB/)).toBeVisible()
})
