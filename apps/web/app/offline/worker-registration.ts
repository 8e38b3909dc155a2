import { changeLine } from './line-state.ts'
import type { WorkerMessage } from './worker-messages.ts'

let registering: Promise<ServiceWorkerRegistration> | undefined

export function registerWorker(): Promise<ServiceWorkerRegistration> {
  registering ??= register()
  registering.catch(() => {
    registering = undefined
  })
  return registering
}

async function register(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  watchForUpdate(registration)
  return registration.active ? registration : navigator.serviceWorker.ready
}

/** The first worker of all is no update. */
function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const tell = () => {
    if (registration.waiting && navigator.serviceWorker.controller) changeLine({ hasUpdate: true })
  }
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell)
  })
  tell()
}

/** The new worker takes over, and the page starts anew with it, once. */
export async function takeUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  const message: WorkerMessage = { kind: 'take-over' }
  registration.waiting.postMessage(message)
}
