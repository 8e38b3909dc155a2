import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { balanceOf } from '@tecnoclick/domain/selling/payment-balance'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { useMoney } from './money.tsx'

const { orderPayments: texts } = office

interface AmountOfDueProps {
  amount: number
  /** What is to be paid before this amount counts. */
  due: number
  currency: string
}

/** `$200.00 USD de $212.40 USD, faltan $12.40 USD` */
export function AmountOfDue({ amount, due, currency }: AmountOfDueProps) {
  const money = useMoney()
  const left = balanceOf(fromWire(due) ?? 0, [{ state: 'verified', settled: fromWire(amount) ?? 0 }])
  const shown = fillText(texts.ofDue, { amount: money(amount, currency), due: money(due, currency) })
  if (left.due > 0)
    return <>{`${shown}, ${fillText(texts.missing, { due: money(toWire(left.due), currency) })}`}</>
  if (left.excess > 0)
    return <>{`${shown}, ${fillText(texts.excess, { excess: money(toWire(left.excess), currency) })}`}</>
  return <>{shown}</>
}
