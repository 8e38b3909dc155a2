import { outboxTag, sendOutbox } from '../app/offline/outbox.ts'
import { whenSlow } from '../app/offline/slow-connection.ts'
import type { WorkerMessage } from '../app/offline/worker-messages.ts'
import { storedShellPath, worksOffline } from '../app/offline/works-offline.ts'
import {
  cacheRest,
  cacheShell,
  deleteOldPrecaches,
  fillPrecache,
  findShell,
  openPrecache,
} from './precache.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(fillPrecache()))

self.addEventListener('activate', (event) => {
  const activate = async () => {
    await self.registration.navigationPreload?.enable()
    await deleteOldPrecaches()
    await self.clients.claim()
  }
  event.waitUntil(activate())
})

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message: WorkerMessage = event.data
  if (message.kind === 'take-over') event.waitUntil(self.skipWaiting())
  if (message.kind === 'cache-shell')
    event.waitUntil(cacheShell(message.locale, message.shell).catch(() => {}))
  if (message.kind === 'cache-rest') event.waitUntil(cacheRest().catch(() => {}))
})

/** Handles pages, built files and pictures. Loader data, the API and the back office always use the network. */
self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!/^\/(api|admin)(\/|$)/.test(pathname)) event.respondWith(respondWithPage(request, preloadResponse))
  } else if (request.method !== 'GET') {
    return
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(respondWithBuiltFile(request))
  } else if (pathname.startsWith('/api/files/') && request.destination === 'image') {
    event.respondWith(respondWithPicture(request))
  }
})

/** Background sync: the connection is back, perhaps after the shop was closed. Chromium only, so it has no types. */
self.addEventListener('sync', (event) => {
  if ('tag' in event && event.tag === outboxTag && event instanceof ExtendableEvent) {
    event.waitUntil(sendOutbox())
  }
})

/** Cache first: names of built files contain a content hash. Files outside the precache plan are added when used. */
async function respondWithBuiltFile(request: Request): Promise<Response> {
  const cache = await openPrecache()
  const cached = await cache.match(request, { ignoreVary: true })
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone()).catch(() => {})
  return response
}

/** The viewed products are personal: signing out deletes caches with the prefix `private:`. */
const pictureCacheName = 'private:pictures'
const maxPictures = 250

/** Cache first for public, immutable pictures. Offline, a missing one is replaced by a placeholder. */
async function respondWithPicture(request: Request): Promise<Response> {
  const pictures = await caches.open(pictureCacheName)
  const cached = await pictures.match(request, { ignoreVary: true })
  if (cached) return cached
  const response = await fetch(request).catch(() => undefined)
  if (!response) return placeholder(request)
  if (response.status === 200 && /\bimmutable\b/.test(response.headers.get('cache-control') ?? '')) {
    await pictures.put(request, response.clone()).catch(() => {})
    const [oldest, ...rest] = await pictures.keys()
    if (oldest && rest.length >= maxPictures) await pictures.delete(oldest)
  }
  return response
}

const frame =
  '<g fill="none" stroke="#8a94a6" stroke-width=".6"><rect x="8" y="8.5" width="8" height="7" rx="1"/><path d="m8.5 14.5 2.5-2.5 1.5 1.5 1-1 2 2"/></g>'

/** Product pictures have a width (`?w=`) and get a frame; backgrounds of text have none and become transparent. */
function placeholder({ url }: Request): Response {
  const content = new URL(url).searchParams.has('w') ? frame : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${content}</svg>`
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } })
}

/** The server's page. If it fails or is slow, the cached shell, into which script renders pages that work offline. */
async function respondWithPage(
  request: Request,
  preloaded: Promise<Response | undefined>,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const pending = preloaded.then((response) => response ?? fetch(request))
  if (request.method !== 'GET') return pending.catch(() => redirectBack(request))
  const hasFallback = worksOffline(pathname)
  const response = await Promise.race([pending.catch(() => undefined), ...(hasFallback ? [whenSlow()] : [])])
  if (response) return response
  const shell = await findShell()
  if (!shell) return pending
  return hasFallback ? shell : Response.redirect(unavailableUrl(request.url), 302)
}

/** The shell's own URL: on any other URL the router would load the script of a page that is not cached. */
function unavailableUrl(url: string): string {
  const { pathname, search, origin } = new URL(url)
  return `${origin}${storedShellPath}?${new URLSearchParams({ from: pathname + search })}`
}

/** A plain form that could not be sent returns to its page instead of the browser's error page. */
function redirectBack({ referrer }: Request): Response {
  const isSameOrigin = referrer.startsWith(`${self.location.origin}/`)
  return Response.redirect(isSameOrigin ? referrer : '/', 303)
}
