import { outboxTag, sendOutbox } from '../app/offline/outbox.ts'
import type { WorkerMessage } from '../app/offline/worker-messages.ts'
import { cacheShell, deleteOldPrecaches, fillPrecache } from './precache.ts'
import { respondWithBuiltFile, respondWithPicture } from './respond-with-file.ts'
import { respondWithPage } from './respond-with-page.ts'

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
