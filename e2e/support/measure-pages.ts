import { chromium, type Page } from '@playwright/test'
import { chooseBrowser, launchOptions } from './chromium.ts'

/** A phone on a bad line: 4× slower CPU, 1.6 Mbit/s, 150 ms (docs/architecture.md, budgets). */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const slower = 4

const [address = ''] = process.argv.slice(2)

interface Paint {
  path: string
  largestPaint: number
  shift: number
}

interface Weight {
  path: string
  density: number
  savesData: boolean
  kilobytes: number
}

async function measurePaint(page: Page, path: string): Promise<Paint> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(() => {
    const seen = { paint: 0, shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.paint = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!('hadRecentInput' in entry && entry.hadRecentInput) && 'value' in entry)
          seen.shift += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address + path, { waitUntil: 'networkidle' })
  const seen: { paint: number; shift: number } = await page.evaluate('window.seen')
  return { path, largestPaint: seen.paint, shift: seen.shift }
}

/** Everything until the page is idle, with headers. What waits for idle time comes within `lateMs`. */
async function weigh(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(address + path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(lateMs)
  return bytes / 1000
}

const lateMs = 4000
const pages = ['/', '/shop/catalog', '/shop/products/epson-ecotank-l3250']

/** A phone as Lighthouse has it, or a denser one. */
async function visit<Result>(
  look: (page: Page) => Promise<Result>,
  deviceScaleFactor = 1.75,
  extraHTTPHeaders: Record<string, string> = {},
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor,
    serviceWorkers: 'block',
    extraHTTPHeaders,
  })
  const result = await look(await context.newPage())
  await context.close()
  return result
}

await chooseBrowser()
const browser = await chromium.launch(launchOptions())
const weights: Weight[] = []
for (const path of pages) {
  for (const [density, savesData] of [
    [1.75, false],
    [2.6, false],
    [1.75, true],
  ] as const) {
    const headers = savesData ? { 'save-data': 'on' } : {}
    const kilobytes = await visit((page) => weigh(page, path), density, headers)
    weights.push({ path, density, savesData, kilobytes })
  }
}
const paints: Paint[] = []
for (const path of pages.slice(0, 2)) paints.push(await visit((page) => measurePaint(page, path)))
await browser.close()
// For `npm run bench`.
process.stdout.write(JSON.stringify({ weights, paints }))
