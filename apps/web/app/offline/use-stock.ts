import { useLocale } from '@tecnoclick/ui/messages'
import { useEffect } from 'react'
import { useShellData } from '../shell/shell-data.ts'
import { stockUp } from './stock-up.ts'
import { useOnline } from './use-line.ts'

/** Keeps the shop for the day without a line, in the language and currency of this page. */
export function useStock(): void {
  const locale = useLocale()
  const shell = useShellData()
  const isOnline = useOnline()
  const currency = shell?.currency
  const saveData = shell?.saveData
  useEffect(() => {
    if (!import.meta.env.PROD || !isOnline || currency === undefined || saveData === undefined) return
    // What fails now is done on a later page.
    stockUp({ locale, currency, saveData }).catch(() => {})
  }, [locale, currency, saveData, isOnline])
}
