import { useLocale } from '@tecnoclick/ui/messages'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useOnline } from '../platform/connection-state.ts'
import { useShellData } from '../rendering/shell-data.ts'
import { mayStore } from './install-offer.ts'

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is left in peace first.
  useEffect(() => {
    if (!import.meta.env.PROD || !isOnline || currency === undefined || saveData === undefined) return
    // Browsers have no service workers on plain HTTP.
    if (!('serviceWorker' in navigator) || !mayStore(saveData)) return
    import('./precache-later.ts')
      .then(({ precacheLater }) => precacheLater({ locale, currency, saveData }, isSignedIn))
      .catch(() => {}) // the next page tries again
  }, [locale, currency, saveData, isOnline, isSignedIn, pathname])
}
