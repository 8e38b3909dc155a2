import { getMe } from '@tecnoclick/contract/people/security/endpoints'
import { createClient } from '@tecnoclick/contract/platform/client'
import type { TranslateAll } from '@tecnoclick/messages/translate'
import type { ToastActions } from '@tecnoclick/ui/toast'
import { clearListCache } from '../../catalogue/browse/list-cache.ts'
import { browserSend } from '../../offline/browser-send.ts'
import { readPart, removeParts, writePart } from '../../platform/browser-state.ts'
import { removePendingOf } from '../../platform/requests/pending-requests.ts'
import { type Flash, flashes, flashText, takeFlash } from '../../platform/session/flash.ts'
import { accountPart, privatePrefix } from '../../platform/session/private-prefix.ts'
import { notifyOtherTabs, type SessionEvent } from '../../platform/session/tabs.ts'
import type { ShellData } from '../../rendering/shell-data.ts'

interface CurrentPage {
  t: TranslateAll
  toast: ToastActions
  shell: ShellData | undefined
  revalidate(): Promise<void>
}

export async function showFlash(fromDocument: Flash | undefined, page: CurrentPage): Promise<void> {
  const { t, toast, shell, revalidate } = page
  const flash = takeFlash() ?? fromDocument
  if (!flash) return
  const person = shell?.viewer?.name ?? (flash === 'welcome' ? await readName() : undefined)
  const names = { store: shell?.store.storeName, person }
  toast[flashes[flash].kind](flashText(flash, t, names))
  // Prices depend on who is signed in.
  if (flash === 'welcome' || flash === 'signedOut') clearListCache()
  if (flash === 'welcome') notifyOtherTabs('signedIn')
  // Whoever signs in next, perhaps in the back office, does not sign out for this account.
  if (flash === 'expired') writePart(accountPart, undefined)
  if (flash === 'signedOut') {
    void clearBrowserState()
    notifyOtherTabs('signedOut')
  }
  // The header still shows the previous viewer: a redirect after the sign-in, as of a product to add, keeps the shell.
  if ((flash === 'expired' && shell?.viewer) || (flash === 'welcome' && !shell?.viewer)) void revalidate()
}

async function readName(): Promise<string | undefined> {
  const me = await createClient(browserSend)
    .attempt(getMe)
    .catch(() => undefined)
  return me?.ok ? me.data.user?.name : undefined
}

/** Signing in or out in one tab applies to all of them (people.md#sessions). */
export async function followTab(event: SessionEvent, { shell, revalidate }: CurrentPage): Promise<void> {
  if (event === 'signedIn') return revalidate()
  if (!shell?.viewer) return
  await clearBrowserState()
  // A new document, so that nothing of the previous person stays in memory.
  location.replace('/')
}

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
