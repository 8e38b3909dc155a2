import type { Translate } from '@tecnoclick/messages/translate'
import type { ToastActions } from '@tecnoclick/ui/toast'
import { clearListCache } from '../../catalogue/browse/list-cache.ts'
import type { ShellData } from '../../shell/shell-data.ts'
import { clearBrowserState } from './clear-browser-state.ts'
import { takeFlash } from './flash-cookie.ts'
import { flashText } from './flash-text.ts'
import { type Flash, flashes } from './flashes.ts'
import type { SessionNews } from './tabs.ts'

/** The page that hears the news. */
export interface NewsRoom {
  t: Translate
  toast: ToastActions
  shell: ShellData | undefined
  revalidate(): Promise<void>
  tellOtherTabs(news: SessionNews): void
}

export function tellFlash(fromDocument: Flash | undefined, room: NewsRoom): void {
  const { t, toast, shell, revalidate, tellOtherTabs } = room
  const flash = takeFlash() ?? fromDocument
  if (!flash) return
  const names = { store: shell?.store.storeName, person: shell?.viewer?.name }
  toast[flashes[flash].kind](flashText(flash, t, names))
  // Prices differ by person.
  if (flash === 'welcome' || flash === 'signedOut') clearListCache()
  if (flash === 'welcome') tellOtherTabs('signedIn')
  if (flash === 'signedOut') {
    void clearBrowserState()
    tellOtherTabs('signedOut')
  }
  // The header still shows who was signed in.
  if (flash === 'expired' && shell?.viewer) void revalidate()
}

/** Signing in or out in one tab applies to all of them (people.md#sessions). */
export async function followTab(news: SessionNews, { shell, revalidate }: NewsRoom): Promise<void> {
  if (news === 'signedIn') return revalidate()
  if (!shell?.viewer) return
  await clearBrowserState()
  // A whole new document: nothing of the person who left stays in memory.
  location.replace('/')
}
