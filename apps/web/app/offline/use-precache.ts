import { useLocale } from '@tecnoclick/ui/messages'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useShellData } from '../shell/shell-data.ts'
import { useOnline } from './connection-state.ts'
import { mayStore } from './install-offer.ts'
import { countPage, storeAfterMs } from './visitor-stays.ts'

/**
 * Prepares the shop for offline use in the language and currency of this page. With data saver on nothing is downloaded,
 * not even the script for it, unless the shop is installed: offline use is why people install it.
 */
export function usePrecache(): void {
  const locale = useLocale()
  const shell = useShellData()
  const isOnline = useOnline()
  const { pathname } = useLocation()
  const currency = shell?.currency
  const saveData = shell?.saveData
  const isSignedIn = Boolean(shell?.viewer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts each page.
  useEffect(countPage, [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is left in peace first.
  useEffect(() => {
    if (!import.meta.env.PROD || !isOnline || currency === undefined || saveData === undefined) return
    // Browsers have no service workers on plain HTTP.
    if (!('serviceWorker' in navigator) || !mayStore(saveData)) return
    const start = async () => (await import('./precache.ts')).precache({ locale, currency, saveData })
    const timer = setTimeout(() => start().catch(() => {}), storeAfterMs(isSignedIn)) // the next page tries again
    return () => clearTimeout(timer)
  }, [locale, currency, saveData, isOnline, isSignedIn, pathname])
}
