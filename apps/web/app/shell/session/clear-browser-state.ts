import { readPart, removeParts } from '../../platform/browser-state.ts'
import { removePendingOf } from '../../platform/requests/pending-requests.ts'
import { accountPart, privatePrefix } from '../../platform/session/private-prefix.ts'

/** After signing out nothing of that person stays in this browser (people.md#sessions), and everything of others does. */
export async function clearBrowserState(): Promise<void> {
  const account = readPart(accountPart)
  removeParts(privatePrefix)
  removePrivate(() => localStorage)
  removePrivate(() => sessionStorage)
  if (typeof account === 'string') {
    removePendingOf(account)
    // Requests that are still queued. Without IndexedDB there are none, and the import fails.
    await import('../../offline/outbox.ts').then(({ clearOutbox }) => clearOutbox(account)).catch(() => {})
  }
  await import('../../offline/own-data.ts').then(({ clearOwnData }) => clearOwnData()).catch(() => {})
  // `caches` is missing on plain HTTP.
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(privatePrefix)).map((name) => caches.delete(name)))
}

/** Accessing storage that the browser has disabled throws; then there is nothing to remove. */
function removePrivate(storage: () => Storage): void {
  try {
    const stored = storage()
    for (const key of Object.keys(stored)) if (key.startsWith(privatePrefix)) stored.removeItem(key)
  } catch {
    return
  }
}
