import { expect, type Page } from '@playwright/test'

/** Chromium on files that were fetched ahead and come from a worker: it asks the worker twice, and says so. */
export const workerRemark = /cross-world service worker resource|was preloaded using link preload/

/** The browser has put away all it needs for the day without a line. */
export async function stocked(page: Page): Promise<void> {
  const isStocked = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return false
      for (const name of await caches.keys()) {
        const kept = await (await caches.open(name)).keys()
        if (kept.some(({ url }) => new URL(url).pathname === '/offline')) return true
      }
      return false
    })
  await expect.poll(isStocked, { timeout: 60_000 }).toBe(true)
}

/** Everything that this browser keeps of the shop, as one text. */
export function keptTexts(page: Page): Promise<string> {
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
