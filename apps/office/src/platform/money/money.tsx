import { cx } from '@tecnoclick/ui/cx'
import { useMoney } from './use-money.ts'

interface MoneyProps {
  amount: number
  currency: string
  className?: string
}

export function Money({ amount, currency, className }: MoneyProps) {
  const money = useMoney()
  return <span className={cx('whitespace-nowrap tabular-nums', className)}>{money(amount, currency)}</span>
}
