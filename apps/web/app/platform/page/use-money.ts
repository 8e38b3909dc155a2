import { formatAmount, fromWire, onOneLine } from '@tecnoclick/domain/platform/money'
import { useShellData } from '../../rendering/shell-data.ts'

/** Formats API amounts in the given currency, which may differ from the viewer's. */
export function useMoney(code: string): (amount: number) => string {
  const currency = useShellData()?.currencies.find((row) => row.code === code)
  const format = currency ?? { code, symbol: code, decimals: 2 }
  // A discount is negative.
  return (amount) => onOneLine(formatAmount(Math.sign(amount) * (fromWire(Math.abs(amount)) ?? 0), format))
}
