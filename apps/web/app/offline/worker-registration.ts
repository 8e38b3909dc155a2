import { connection } from '../platform/connection-state.ts'
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

/** The first installed worker is not an update: no page is controlled yet. */
function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const notify = () => {
    if (registration.waiting && navigator.serviceWorker.controller) connection.setState({ hasUpdate: true })
  }
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', notify)
  })
  notify()
}

/** Activates the waiting worker and reloads the page once it has control. */
export async function activateUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  const message: WorkerMessage = { kind: 'take-over' }
  registration.waiting.postMessage(message)
}
