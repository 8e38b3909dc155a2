import type { OrderReturns as Returns } from '@tecnoclick/contract/selling/returns/schemas'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { shownNumber } from '../../people/area/order-number.ts'

/** On the order page: what came back, until when one may ask, and the returns (selling.md#returns). */
export function OrderReturns({ orderId, returns }: { orderId: number; returns: Returns }) {
  const t = useFullT()
  const locale = useLocale()
  const open = returns.lines.filter(({ mayReturn, mayClaim }) => mayReturn || mayClaim)
  if (open.length === 0 && returns.returns.length === 0) return null
  const day = (text: string) => formatDate(noonOf(text), locale)
  const last = (days: (string | null | false)[]) =>
    days
      .filter((one) => typeof one === 'string')
      .toSorted()
      .at(-1)
  const returnUntil = last(open.map(({ mayReturn, returnUntil: until }) => mayReturn && until))
  const warrantyUntil = last(open.map(({ mayClaim, warrantyUntil: until }) => mayClaim && until))
  return (
    <section aria-labelledby="devoluciones" className="grid gap-3 text-sm">
      <h2 id="devoluciones" className="text-lg">
        {t('orders.returns.title')}
      </h2>
      <ul className="grid gap-2 empty:hidden">
        {returns.returns.map(({ id, number, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <TextLink href={`/account/returns/${id}`}>{shownNumber(number, t)}</TextLink>
            <Badge tone={state === 'settled' ? 'success' : 'neutral'}>
              {t(`orders.returns.states.${state}`)}
            </Badge>
          </li>
        ))}
        {returns.lines
          .filter(({ returned }) => returned > 0)
          .map(({ lineId, name: product, returned, bought }) => (
            <li key={`line-${lineId}`} className="wrap-anywhere">
              {t('orders.returns.returned', { product, returned, bought })}
            </li>
          ))}
      </ul>
      {open.length > 0 && (
        <>
          <p className="text-ink-muted">
            {returnUntil && `${t('orders.returns.returnUntil', { date: day(returnUntil) })} `}
            {warrantyUntil && t('orders.returns.warrantyUntil', { date: day(warrantyUntil) })}
          </p>
          <p>
            <Button href={`/account/orders/${orderId}/return`} variant="secondary">
              {t('orders.returns.ask')}
            </Button>
          </p>
        </>
      )}
    </section>
  )
}
