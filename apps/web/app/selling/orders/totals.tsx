import { extraLineName } from '@tecnoclick/messages/selling/extra-line-name'
import { cx } from '@tecnoclick/ui/cx'
import { useT } from '@tecnoclick/ui/messages'
import { useMoney } from '../../platform/page/use-money.ts'

interface TotalsProps {
  currency: string
  subtotal: number
  extraLines: readonly { label: string; amount: number }[]
  total: number
}

/** Subtotal, extra lines and total of a cart or an order; the total alone where nothing is added to it. */
export function Totals({ currency, subtotal, extraLines, total }: TotalsProps) {
  const t = useT()
  const money = useMoney(currency)
  const isTotalAlone = extraLines.length === 0 && subtotal === total
  return (
    <dl className="grid gap-2">
      {!isTotalAlone && <Row name={t('cart.subtotal')} amount={money(subtotal)} />}
      {extraLines.map(({ label, amount }, index) => (
        // Two promotions may have one name.
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without a state
        <Row key={`${label}-${index}`} name={extraLineName(label, t)} amount={money(amount)} />
      ))}
      <div
        className={cx(
          'flex flex-wrap items-baseline justify-between gap-x-4 font-bold text-lg',
          !isTotalAlone && 'mt-1 border-t pt-3',
        )}
      >
        <dt>{t('cart.total')}</dt>
        <dd className="whitespace-nowrap">
          <bdi dir="ltr">{money(total)}</bdi>
        </dd>
      </div>
    </dl>
  )
}

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="whitespace-nowrap">
        <bdi dir="ltr">{amount}</bdi>
      </dd>
    </div>
  )
}
