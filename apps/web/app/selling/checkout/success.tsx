import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect } from 'react'
import { forgetDraft } from '../../platform/form/use-form-draft.ts'
import { forgetDone } from '../../platform/requests/pending-requests.ts'
import { visitOf } from '../../rendering/context.ts'
import { Page } from '../../shell/page.tsx'
import { OrderContent } from '../orders/order-content.tsx'
import { RecipientLine } from '../orders/recipient-line.tsx'
import { loadPayableOrder } from '../payment/load-payable-order.ts'
import { PaymentBox } from '../payment/payment-box.tsx'
import type { Route } from './+types/success.ts'
import { checkoutPage } from './checkout-form.ts'
import { PlacedWithoutLine, withoutLine } from './placed-without-line.tsx'

/** An unknown order, or somebody else's, redirects to the catalogue (selling.md#checkout). */
export function loader({ context, params }: Route.LoaderArgs) {
  return loadPayableOrder(visitOf(context), params.orderId, '/shop/catalog')
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withoutLine(serverLoader)
}

export default function Success({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PlacedOrder {...loaderData} /> : <PlacedWithoutLine />
}

function PlacedOrder({ order, options }: Awaited<ReturnType<typeof loader>>) {
  const t = useFullT()
  const locale = useLocale()
  useEffect(() => {
    forgetDraft(checkoutPage)
    forgetDone('order')
  }, [])
  return (
    <Page title={t('checkout.success.title')} intro={t('checkout.success.text')} indexed={false}>
      <div className="grid max-w-3xl gap-8">
        <div className="flex items-center gap-4 rounded-lg bg-success-soft p-5">
          <CircleCheck aria-hidden="true" className="size-9 shrink-0 text-success" />
          <dl className="flex flex-wrap gap-x-10 gap-y-2">
            <div>
              <dt className="text-ink-muted text-sm">{t('checkout.success.number')}</dt>
              <dd className="font-bold text-lg">
                <bdi dir="ltr">{order.noSellOrden}</bdi>
              </dd>
            </div>
            <div>
              <dt className="text-ink-muted text-sm">{t('checkout.success.date')}</dt>
              <dd className="font-bold text-lg">{formatDate(new Date(order.orderDate), locale)}</dd>
            </div>
          </dl>
        </div>
        {order.recipient.phone && (
          <p>
            {t('orders.detail.recipient')}: <RecipientLine recipient={order.recipient} />
            {(order.shippingAddress || order.pickupPoint) && (
              <bdi className="block text-ink-muted text-sm">{order.shippingAddress || order.pickupPoint}</bdi>
            )}
          </p>
        )}
        <PaymentBox order={order} options={options} />
        <section aria-labelledby="productos">
          <h2 id="productos" className="mb-2 text-lg">
            {t('checkout.success.products')}
          </h2>
          <OrderContent order={order} />
        </section>
        <div className="flex flex-wrap gap-3">
          <Button href="/shop/catalog">{t('checkout.success.backToShop')}</Button>
          <Button href={`/account/orders/${order.id}`} variant="secondary">
            {t('orders.detail.title', { number: order.noSellOrden })}
          </Button>
        </div>
      </div>
    </Page>
  )
}
