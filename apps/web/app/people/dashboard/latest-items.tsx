import { Badge } from '@tecnoclick/ui/badge'
import { useFullT } from '@tecnoclick/ui/messages'
import FileCode from 'lucide-react/icons/file-code'
import Wrench from 'lucide-react/icons/wrench'
import { ProductPicture } from '../../platform/page/product-picture.tsx'
import { useMoney } from '../../platform/page/use-money.ts'
import { ItemCard, ItemIcon } from '../area/item-card.tsx'
import { orderTitle, shownNumber } from '../area/order-number.ts'
import { OrderState, OrderStatusBadge } from '../area/order-status.tsx'
import type { Latest } from './load-latest.ts'

/** What is due now: the last order, repair and reset, each with its state and one action (people.md#screens). */
export function LatestItems({ order, repair, reset }: Latest) {
  const t = useFullT()
  if (!order && !repair && !reset) return null
  return (
    <section aria-labelledby="en-curso" className="mb-8">
      <h2 id="en-curso" className="mb-3 text-lg">
        {t('account.now.title')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {order && <LatestOrder order={order} />}
        {repair && <LatestRepair repair={repair} />}
        {reset && <LatestReset reset={reset} />}
      </ul>
    </section>
  )
}

function LatestOrder({ order }: { order: NonNullable<Latest['order']> }) {
  const t = useFullT()
  const money = useMoney(order.currency)
  const { id, number, image } = order
  return (
    <ItemCard
      picture={<ProductPicture name={image} alt="" sizes="64px" />}
      title={orderTitle(number, t)}
      facts={[
        <bdi key="total" dir="ltr">
          {money(order.total)}
        </bdi>,
      ]}
      state={<OrderState order={order} />}
      action={{
        href: `/account/orders/${id}`,
        label: order.isToPay ? t('account.now.pay') : t('account.now.seeOrder'),
      }}
      name={shownNumber(number, t)}
    />
  )
}

function LatestRepair({ repair }: { repair: NonNullable<Latest['repair']> }) {
  const t = useFullT()
  const { id, number, status, device, isToDecide } = repair
  return (
    <ItemCard
      picture={
        <ItemIcon>
          <Wrench strokeWidth={1.5} />
        </ItemIcon>
      }
      title={t('services.ticket.title', { number: shownNumber(number, t) })}
      facts={[
        <bdi key="device" dir="ltr">
          {device}
        </bdi>,
      ]}
      state={<OrderStatusBadge status={status} />}
      action={{
        href: `/account/services/${id}`,
        label: isToDecide ? t('account.now.decideQuote') : t('account.now.seeRepair'),
      }}
      name={shownNumber(number, t)}
    />
  )
}

function LatestReset({ reset }: { reset: NonNullable<Latest['reset']> }) {
  const t = useFullT()
  const { model, isRejected, step, mayDownload } = reset
  return (
    <ItemCard
      picture={
        <ItemIcon>
          <FileCode strokeWidth={1.5} />
        </ItemIcon>
      }
      title={<bdi dir="ltr">{model}</bdi>}
      facts={[t('account.now.reset')]}
      state={
        isRejected ? (
          <Badge tone="danger">{t('resets.requests.rejected')}</Badge>
        ) : (
          <Badge tone={step === 'key' ? 'success' : 'new'}>{t(`resets.steps.${step}`)}</Badge>
        )
      }
      action={{
        href: '/account/ordersreset',
        label: mayDownload ? t('resets.requests.download') : t('account.now.seeReset'),
      }}
      name={model}
    />
  )
}
