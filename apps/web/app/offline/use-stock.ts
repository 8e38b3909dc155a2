import { useLocale } from '@tecnoclick/ui/messages'
import { useEffect } from 'react'
import { useShellData } from '../shell/shell-data.ts'
import { isInstalled } from './install-offer.ts'
import { useOnline } from './use-line.ts'

/**
 * Keeps the shop for the day without a line, in the language and currency of this page. Whoever saves data is not made to
 * pay for that, not even for the script, unless the shop was installed: then that is what it was installed for.
 */
export function useStock(): void {
  const locale = useLocale()
  const shell = useShellData()
  const isOnline = useOnline()
  const currency = shell?.currency
  const saveData = shell?.saveData
  useEffect(() => {
    if (!import.meta.env.PROD || !isOnline || currency === undefined || saveData === undefined) return
    // Workers are missing on plain HTTP, where nothing of this would work.
    if (!('serviceWorker' in navigator) || (saveData && !isInstalled())) return
    const begin = async () => (await import('./stock-up.ts')).stockUp({ locale, currency, saveData })
    // What fails now is done on a later page.
    begin().catch(() => {})
  }, [locale, currency, saveData, isOnline])
}
