import { getPromotionUses, stopPromotion } from '@tecnoclick/contract/selling/promotions/endpoints'
import type { PromotionRow } from '@tecnoclick/contract/selling/promotions/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { ListSkeleton, LoadError } from '../../platform/list/list-states.tsx'
import { Money, useMoney } from '../../platform/money.tsx'

const { promotions: texts } = office

/** What a promotion brought, its newest orders, and the button that ends it. */
export function PromotionUses({ promotion }: { promotion: PromotionRow }) {
  const { id } = promotion
  const money = useMoney()
  const { data, error, isPending, refetch } = useApiQuery({
    queryKey: ['promotion-uses', id],
    read: ({ signal }) => officeClient.call(getPromotionUses, { params: { id }, signal }),
  })
  return (
    <section aria-label={texts.uses.title} className="grid gap-2 rounded-md bg-sunken p-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <strong>{texts.uses.title}</strong>
        {promotion.active && <StopButton promotion={promotion} />}
      </div>
      {isPending && <ListSkeleton columns={2} />}
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {data?.total === 0 && <p className="text-ink-muted">{texts.uses.none}</p>}
      {data?.sums.map(({ currency, orders, discount, revenue }) => (
        <p key={currency}>
          {fillText(texts.uses.sum, {
            ...{ orders, discount: money(discount, currency), revenue: money(revenue, currency) },
          })}
        </p>
      ))}
      <ul className="max-h-40 overflow-y-auto">
        {data?.data.map(({ orderId, noSellOrden, customer, currency, discount, released }) => (
          <li key={orderId} className="flex justify-between gap-4 py-1">
            <span className="min-w-0">
              <TextLink href={`/admin/orders/${orderId}`}>{noSellOrden}</TextLink> {customer}{' '}
              {released && <Badge>{texts.uses.released}</Badge>}
            </span>
            <Money amount={-discount} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function StopButton({ promotion: { id, name } }: { promotion: PromotionRow }) {
  const { run, busy } = useConfirmedAction()

  async function stop() {
    const question = {
      title: fillText(texts.stopTitle, { name }),
      text: texts.stopText,
      confirmLabel: texts.stop,
      tone: 'danger',
    } as const
    await run(question, () => officeClient.call(stopPromotion, { params: { id } }), { done: texts.stopped })
  }

  return (
    <Button variant="secondary" size="sm" busy={busy} onClick={() => void stop()}>
      {texts.stop}
    </Button>
  )
}
