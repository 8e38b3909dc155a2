import type { ExchangeRate } from '@tecnoclick/domain/money/settlement'
import { toWire } from '@tecnoclick/domain/platform/money'
import { useMoney } from '../../platform/money.tsx'

/** `CUP 380.50 = $1.00 USD` */
export function useRateText() {
  const money = useMoney()
  return ({ paid, settled }: ExchangeRate, paidIn: string, owedIn: string) =>
    `${money(toWire(paid), paidIn)} = ${money(toWire(settled), owedIn)}`
}
