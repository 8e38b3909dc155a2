import { useLocale } from '@tecnoclick/ui/messages'
import { useShellData } from '../../shell/shell-data.ts'
import { useBuyer } from './buyer.ts'

/** Those who see the same product in the same words, at the same price, with or without its picture. */
export function useAudience(): readonly unknown[] {
  const locale = useLocale()
  const { customer, currency } = useBuyer()
  const saveData = useShellData()?.saveData ?? false
  return [locale, currency, customer.wholesale, saveData]
}
