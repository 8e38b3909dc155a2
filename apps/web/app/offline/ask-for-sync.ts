import { outboxTag } from './outbox.ts'

/** Browsers that can will send what waits even if the shop is closed by then. */
export async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration && 'sync' in registration) await register(registration.sync)
}

/** Chromium's alone, and therefore in no type of the platform. */
async function register(sync: unknown): Promise<void> {
  if (typeof sync !== 'object' || sync === null || !('register' in sync)) return
  if (typeof sync.register === 'function') await sync.register(outboxTag)
}
