import { outboxTag, sendOutbox } from '../app/offline/outbox.ts'
import type { WorkerMessage } from '../app/offline/worker-messages.ts'
import { answerBuilt, answerPicture } from './answer-file.ts'
import { answerPage } from './answer-page.ts'
import { clearOldShelves, fillShelf, keepShell } from './stock.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(fillShelf()))

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await self.registration.navigationPreload?.enable()
    await clearOldShelves()
    await self.clients.claim()
  }
  event.waitUntil(begin())
})

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message: WorkerMessage = event.data
  if (message.kind === 'take-over') event.waitUntil(self.skipWaiting())
  if (message.kind === 'stock') event.waitUntil(keepShell(message.locale, message.shell).catch(() => {}))
})

/** Pages, built files and pictures alone. Data, the API and the back office are the network's, and never kept. */
self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!/^\/(api|admin)(\/|$)/.test(pathname)) event.respondWith(answerPage(request, preloadResponse))
  } else if (request.method !== 'GET') {
    return
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(answerBuilt(request))
  } else if (pathname.startsWith('/api/files/') && request.destination === 'image') {
    event.respondWith(answerPicture(request))
  }
})

/** Chromium's, in no type of the platform: the line is back and the shop may be closed. */
self.addEventListener('sync', (event) => {
  if ('tag' in event && event.tag === outboxTag && event instanceof ExtendableEvent) {
    event.waitUntil(sendOutbox())
  }
})
