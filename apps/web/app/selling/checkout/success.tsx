import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { formatDate, formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, useEffect } from 'react'
import { orderTitle, shownNumber } from '../../people/area/order-number.ts'
import { forgetDraft } from '../../platform/form/use-form-draft.ts'
import { whatsappHref } from '../../platform/page/contact-links.ts'
import { Page } from '../../platform/page/page.tsx'
import { useMoney } from '../../platform/page/use-money.ts'
import { forgetDone } from '../../platform/requests/pending-requests.ts'
import { visitOf } from '../../rendering/context.ts'
import { LazyHydrate, lazyPart } from '../../rendering/lazy-hydrate.tsx'
import { useShellData } from '../../rendering/shell-data.ts'
import { OrderContent } from '../orders/order-content.tsx'
import { PickUpPlace } from '../orders/pick-up-place.tsx'
import { RecipientLine } from '../orders/recipient-line.tsx'
import { useKnownOrder } from '../orders/use-known-order.ts'
import { InReview, isOrderInReview } from '../payment/in-review.tsx'
import { loadPayableOrder } from '../payment/load-payable-order.ts'
import { PaymentBox } from '../payment/payment-box.tsx'
import type { Route } from './+types/success.ts'
import { checkoutPage } from './checkout-form.ts'
import { PlacedWithoutLine, withoutLine } from './placed-without-line.tsx'

const onlinePart = lazyPart(async () => ({ default: (await import('../online/pay-online.tsx')).PayOnline }))
const familyPart = lazyPart(async () => ({ default: (await import('../links/family-link.tsx')).FamilyLink }))

/** An unknown order, or somebody else's, redirects to the catalogue (selling.md#checkout). */
export function loader({ context, params: { orderId }, url }: Route.LoaderArgs) {
  const from = { orderId, fallback: '/shop/catalog', origin: url.origin }
  return loadPayableOrder(visitOf(context), from)
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withoutLine(serverLoader)
}

export default function Success({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PlacedOrder {...loaderData} /> : <PlacedWithoutLine />
}

function PlacedOrder({ order, options, family, online, pointHours }: Awaited<ReturnType<typeof loader>>) {
  const t = useFullT()
  const locale = useLocale()
  useEffect(() => {
    void forgetDraft(checkoutPage)
    forgetDone('order')
  }, [])
  useKnownOrder(order)
  return (
    <Page title={t('checkout.success.title')} intro={t('checkout.success.text')} indexed={false}>
      <div className="grid max-w-3xl gap-8">
        <InReview order={order} />
        <div className="flex items-start gap-4 rounded-lg bg-success-soft p-5">
          <CircleCheck aria-hidden="true" className="size-9 shrink-0 text-success" />
          <dl className="flex flex-wrap gap-x-10 gap-y-3">
            <Fact name={t('checkout.success.number')}>
              <bdi>{shownNumber(order.noSellOrden, t)}</bdi>
            </Fact>
            <Fact name={t('checkout.success.date')}>{formatDate(new Date(order.orderDate), locale)}</Fact>
            {order.expiresDate && !isOrderInReview(order) && (
              <Fact name={t('checkout.success.payBefore')}>
                {formatDateTime(new Date(order.expiresDate), locale)}
              </Fact>
            )}
          </dl>
        </div>
        <Receiving order={order} pointHours={pointHours} />
        {online && (
          <LazyHydrate part={onlinePart} props={{ action: `/account/orders/${order.id}`, online }} />
        )}
        <PaymentBox order={order} options={options} />
        {family && <LazyHydrate part={familyPart} props={{ orderId: order.id, family }} />}
        <section aria-labelledby="productos">
          <h2 id="productos" className="mb-2 text-lg">
            {t('checkout.success.products')}
          </h2>
          <OrderContent order={order} />
        </section>
        <div className="flex flex-wrap gap-3">
          <Button href="/shop/catalog">{t('checkout.success.backToShop')}</Button>
          <Button href={`/account/orders/${order.id}`} variant="secondary">
            {orderTitle(order.noSellOrden, t)}
          </Button>
          <ChatButton order={order} />
        </div>
      </div>
    </Page>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted text-sm">{name}</dt>
      <dd className="font-bold text-lg">{children}</dd>
    </div>
  )
}

type ReceivingProps = Pick<Awaited<ReturnType<typeof loader>>, 'order' | 'pointHours'>

/** Where the order goes or is picked up, and who receives it. */
function Receiving({ order, pointHours }: ReceivingProps) {
  const t = useFullT()
  return (
    <section aria-labelledby="entrega" className="grid gap-1">
      <h2 id="entrega" className="text-lg">
        {t(order.homeDelivery ? 'checkout.homeDelivery' : 'site.delivery.pickUp')}
      </h2>
      <p className="wrap-anywhere">
        {order.homeDelivery ? (
          <bdi>{order.shippingAddress}</bdi>
        ) : (
          <PickUpPlace order={order} pointHours={pointHours} />
        )}
      </p>
      {order.recipient.phone && (
        <p className="text-ink-muted text-sm">
          {t('orders.detail.recipient')}: <RecipientLine recipient={order.recipient} />
        </p>
      )}
    </section>
  )
}

/** A chat with the shop that begins with the order. */
function ChatButton({ order }: { order: Order }) {
  const t = useFullT()
  const money = useMoney(order.currency)
  const whatsapp = useShellData()?.store.whatsapp
  if (!whatsapp) return null
  const text = t('checkout.success.chatText', {
    number: shownNumber(order.noSellOrden, t),
    amount: money(order.total),
  })
  return (
    <Button href={whatsappHref(whatsapp, text)} target="_blank" rel="noopener" variant="secondary">
      {t('checkout.success.chat')}
      <span className="sr-only"> ({t('ui.openInNewWindow')})</span>
    </Button>
  )
}
