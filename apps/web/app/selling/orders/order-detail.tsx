import { getOrderProgress } from '@tecnoclick/contract/delivery/couriers/endpoints'
import { listInvoicesOf } from '@tecnoclick/contract/selling/invoices/endpoints'
import { getOrderReturns } from '@tecnoclick/contract/selling/returns/endpoints'
import { keysOf } from '@tecnoclick/domain/platform/fields'
import { orderFields } from '@tecnoclick/domain/selling/order-fields'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { type ReactNode, useEffect } from 'react'
import { AccountPage } from '../../people/area/account-page.tsx'
import { orderTitle } from '../../people/area/order-number.ts'
import { OrderStatusBadge } from '../../people/area/order-status.tsx'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { formResponse } from '../../platform/form/form-result.ts'
import { forgetDone } from '../../platform/requests/pending-requests.ts'
import { sendOnce } from '../../platform/requests/send-once.ts'
import { visitOf } from '../../rendering/context.ts'
import { LazyHydrate, lazyPart } from '../../rendering/lazy-hydrate.tsx'
import { InReview, isOrderInReview } from '../payment/in-review.tsx'
import { loadPayableOrder } from '../payment/load-payable-order.ts'
import { PaymentBox } from '../payment/payment-box.tsx'
import { usePaymentWatch } from '../payment/use-payment-watch.ts'
import type { Route } from './+types/order-detail.ts'
import { handleOrderForm } from './order-action.ts'
import { OrderContent } from './order-content.tsx'
import { PickUpPlace } from './pick-up-place.tsx'
import { RecipientLine } from './recipient-line.tsx'
import { useKnownOrder } from './use-known-order.ts'

const ordersPage = '/account/orders'
const returnsPart = lazyPart(async () => ({
  default: (await import('../returns/order-returns.tsx')).OrderReturns,
}))
const conversationPart = lazyPart(async () => ({
  default: (await import('./order-conversation.tsx')).OrderConversation,
}))
const buttonsPart = lazyPart(async () => ({ default: (await import('./order-buttons.tsx')).OrderButtons }))
const familyPart = lazyPart(async () => ({ default: (await import('../links/family-link.tsx')).FamilyLink }))
const onlinePart = lazyPart(async () => ({ default: (await import('../online/pay-online.tsx')).PayOnline }))
const historyPart = lazyPart(async () => ({ default: (await import('./order-history.tsx')).OrderHistory }))
const progressPart = lazyPart(async () => ({ default: (await import('./order-progress.tsx')).OrderProgress }))

export async function loader({ context, params: { orderId }, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  // Not `currency`, which is that of the prices.
  const currency = url.searchParams.get('pay')
  const payable = await loadPayableOrder(visit, {
    ...{ orderId, fallback: ordersPage, origin: url.origin, currency },
  })
  const { id, status } = payable.order
  const [progress, invoices, returns] = await Promise.all([
    visit.client.attempt(getOrderProgress, { params: { id } }),
    status === 'PENDIENTE' ? undefined : visit.client.attempt(listInvoicesOf, { params: { id } }),
    status === 'COMPLETADA' ? visit.client.attempt(getOrderReturns, { params: { id } }) : undefined,
  ])
  return {
    ...payable,
    progress: progress.ok ? progress.data : undefined,
    returns: returns?.ok ? returns.data : undefined,
    buttons: {
      repeatKey: crypto.randomUUID(),
      invoices: invoices?.ok ? invoices.data.data.map(({ id, number }) => ({ id, number })) : [],
    },
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const result = await handleOrderForm(
    visitOf(context),
    Number(params.orderId),
    await request.formData(),
    url,
  )
  return result instanceof Response ? result : formResponse(result)
}

/** A message and the report of a payment have a key. */
export async function clientAction(args: Route.ClientActionArgs) {
  const form = await args.request.clone().formData()
  return sendOnce(args, form.get('intent') === 'message' ? 'orderMessage' : 'payment')
}

export default function OrderDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { order, options, others, credit, family, online, pointHours, progress, returns, buttons } =
    loaderData
  const t = useFullT()
  const locale = useLocale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reported payment makes a new version.
  useEffect(() => forgetDone('payment'), [order.version])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sent message is in the list.
  useEffect(() => forgetDone('orderMessage'), [order.messages.length])
  useKnownOrder(order, progress?.stages)
  usePaymentWatch(order, `/sellorders/${order.id}`)
  const conversation = (
    <LazyHydrate key={`messages ${order.messages.length}`} part={conversationPart} props={{ order }} />
  )
  return (
    <AccountPage
      title={orderTitle(order.noSellOrden, t)}
      trail={[{ label: t('orders.title'), href: ordersPage }]}
    >
      <div className="grid gap-8">
        <FormFailure posted={actionData} />
        <InReview order={order} />
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <Fact name={t('orders.detail.date')}>{formatDateTime(new Date(order.orderDate), locale)}</Fact>
          <Fact name={t('orders.detail.status')}>
            <OrderStatusBadge status={order.status} />
          </Fact>
          {order.shippingAddress && (
            <Fact name={t('orders.detail.shippingAddress')}>
              <bdi>{order.shippingAddress}</bdi>
            </Fact>
          )}
          {!order.homeDelivery && order.channel !== 'mostrador' && (
            <Fact name={t(order.pickupPoint ? 'orders.detail.pickupPoint' : 'site.delivery.pickUp')}>
              <PickUpPlace order={order} pointHours={pointHours} />
            </Fact>
          )}
          {order.recipient.phone && (
            <Fact name={t('orders.detail.recipient')}>
              <RecipientLine recipient={order.recipient} />
            </Fact>
          )}
          {keysOf(orderFields).map(
            (key) =>
              Boolean(order[key]) && (
                <Fact key={key} name={t(`orders.fields.${key}`)}>
                  <bdi className="wrap-anywhere whitespace-pre-line">{order[key]}</bdi>
                </Fact>
              ),
          )}
        </dl>
        {order.messages.length > 0 && conversation}
        {order.expiresDate && !isOrderInReview(order) && (
          <Notice kind="warning">
            {t('orders.detail.payBefore', { date: formatDateTime(new Date(order.expiresDate), locale) })}
          </Notice>
        )}
        {progress && (
          <LazyHydrate key={`progress ${order.version}`} part={progressPart} props={{ progress }} />
        )}
        <OrderContent order={order} />
        {online && <LazyHydrate part={onlinePart} props={{ action: `${ordersPage}/${order.id}`, online }} />}
        <PaymentBox order={order} options={options} others={others} credit={credit} />
        {family && (
          <LazyHydrate
            key={`family ${family.link?.path}`}
            part={familyPart}
            props={{ orderId: order.id, family }}
          />
        )}
        {returns && <LazyHydrate part={returnsPart} props={{ orderId: order.id, returns }} />}
        {order.messages.length === 0 && conversation}
        <LazyHydrate key={`history ${order.version}`} part={historyPart} props={{ history: order.history }} />
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <Button href={ordersPage} variant="quiet">
            {t('orders.detail.back')}
          </Button>
          <LazyHydrate key={`buttons ${order.version}`} part={buttonsPart} props={{ order, ...buttons }} />
        </div>
      </div>
    </AccountPage>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted text-sm">{name}</dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  )
}
