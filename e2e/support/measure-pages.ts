import { chromium, type Page } from '@playwright/test'
import { chooseBrowser, launchOptions } from './chromium.ts'

/** A phone on a bad line: 4× slower CPU, 1.6 Mbit/s, 150 ms (docs/architecture.md, budgets). */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const slower = 4

const [address = ''] = process.argv.slice(2)

interface Measured {
  path: string
  kilobytes: number
  largestPaint: number
  shift: number
}

/** For `npm run bench`: first visits by a real browser, printed as JSON. */
async function measure(page: Page, path: string): Promise<Measured> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
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
  return { path, kilobytes: bytes / 1000, largestPaint: seen.paint, shift: seen.shift }
}

await chooseBrowser()
const browser = await chromium.launch(launchOptions())
const measured: Measured[] = []
for (const path of ['/', '/shop/catalog']) {
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, serviceWorkers: 'block' as const }
  const context = await browser.newContext(phone)
  measured.push(await measure(await context.newPage(), path))
  await context.close()
}
await browser.close()
process.stdout.write(JSON.stringify(measured))
