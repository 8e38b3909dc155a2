/*
 * Keeps the page of the courier, and nothing else of the office, for when there is no connection. Its scope is
 * /admin/deliveries. The list of deliveries is not here: the page stores it, and signing out deletes it.
 */
const cacheName = 'office-deliveries'
const page = '/admin/deliveries'
/** How amounts are written. */
const currencies = '/api/currencies'
/** A line that answers later than this is as good as none. */
const patienceMs = 6000

self.addEventListener('install', (event) => event.waitUntil(storePage().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(newestPage(event))
  else if (pathname.startsWith('/admin/assets/')) event.respondWith(storedFile(request))
  else if (pathname === currencies) event.respondWith(newestFile(request))
})

async function newestPage(event) {
  const pending = fetch(event.request)
  const response = await Promise.race([pending.catch(() => undefined), after(patienceMs)])
  if (response?.ok) {
    event.waitUntil(storePage().catch(() => {}))
    return response
  }
  const stored = await (await caches.open(cacheName)).match(page)
  return stored ?? response ?? pending
}

function after(time) {
  return new Promise((resolve) => setTimeout(resolve, time))
}

async function storedFile(request) {
  const cache = await caches.open(cacheName)
  const stored = await cache.match(request.url)
  if (stored) return stored
  const response = await fetch(request)
  if (response.ok) await cache.put(request.url, response.clone())
  return response
}

async function newestFile(request) {
  const cache = await caches.open(cacheName)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(request.url, response.clone())
    return response
  } catch (error) {
    const stored = await cache.match(request.url)
    if (stored) return stored
    throw error
  }
}

/** The page and the files it names; those of an older build go. */
async function storePage() {
  const response = await fetch(page, { cache: 'no-cache' })
  if (!response.ok) throw new Error('The page could not be stored')
  const html = await response.clone().text()
  const files = [...html.matchAll(/"(\/admin\/assets\/[^"]+)"/g)].map(([, file]) => file)
  const cache = await caches.open(cacheName)
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = files.filter((file) => !stored.has(file))
  await cache.addAll(missing)
  await cache.put(page, response)
  const isCode = (path) => /\.(js|css)$/.test(path)
  const old = [...stored].filter((path) => isCode(path) && !files.includes(path))
  if (missing.length > 0) await Promise.all(old.map((path) => cache.delete(path)))
}
