import { expect, type Page } from '@playwright/test'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { hydrated } from './page.ts'

/** What Chromium warns of when preloaded files come from a service worker. */
export const workerWarning = /cross-world service worker resource|was preloaded using link preload/

/** Stays so long that the shop is stored for offline use. The page's clock is Playwright's from then on. */
export async function precached(page: Page): Promise<void> {
  await page.clock.install()
  await page.reload()
  await hydrated(page)
  // The script that lets a visitor read the page first.
  await page.waitForLoadState('networkidle')
  // Half a minute is asked of a visitor who has seen one page, and the first one may have ended before it was counted.
  await page.clock.fastForward(seconds(31))
  await page.clock.resume()
  await stored(page)
}

/** The same for whoever stays: descriptions and rules of forms are stored too. */
export async function precachedWhole(page: Page): Promise<void> {
  await precached(page)
  await page.clock.fastForward(minutes(6))
  await page.reload()
  const hasRules = () =>
    page.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const stored = (await Promise.all(opened.map((cache) => cache.keys()))).flat()
      return stored.some(({ url }) => url.includes('/contact-rules-'))
    })
  await expect.poll(hasRules, { timeout: 60_000 }).toBe(true)
}

/** Waits until the shop is stored for offline use. */
export async function stored(page: Page): Promise<void> {
  const isStored = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return false
      for (const name of await caches.keys()) {
        const stored = await (await caches.open(name)).keys()
        if (stored.some(({ url }) => new URL(url).pathname === '/offline')) return true
      }
      return false
    })
  await expect.poll(isStored, { timeout: 60_000 }).toBe(true)
}

/** Everything that the browser has stored of the shop, as one text. */
export function storedTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        texts.push(request.url)
        if (!/\.(js|css|woff2|svg)$|\/api\/files\//.test(new URL(request.url).pathname))
          texts.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll()
          reading.onsuccess = () => resolve(reading.result)
          reading.onerror = () => reject(reading.error)
        })
        texts.push(JSON.stringify(rows))
      }
      database.close()
    }
    return texts.join('\n')
  })
}

/** As the browser counts it. */
export function pageWeight(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
      (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0),
      0,
    ),
  )
}
