import { getServiceOrder } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import { getRepairPayment } from '@tecnoclick/contract/workshop/service-orders/payment-report-endpoints'
import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { showsAnswer } from '@tecnoclick/domain/selling/order-status'
import { visitText } from '@tecnoclick/domain/workshop/visit'
import { formatDate, formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { tables } from '@tecnoclick/messages/tables'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT, useLocale, useMoreMessages } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { Timeline } from '@tecnoclick/ui/timeline'
import { useEffect } from 'react'
import { redirect } from 'react-router'
import { AccountPage } from '../../people/area/account-page.tsx'
import { shownNumber } from '../../people/area/order-number.ts'
import { OrderStatusBadge } from '../../people/area/order-status.tsx'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { formResponse } from '../../platform/form/form-result.ts'
import { useMoney } from '../../platform/page/use-money.ts'
import { forgetDone } from '../../platform/requests/pending-requests.ts'
import { sendOnce } from '../../platform/requests/send-once.ts'
import { visitOf } from '../../rendering/context.ts'
import { LazyHydrate, lazyPart } from '../../rendering/lazy-hydrate.tsx'
import { refusedPage } from '../../rendering/page-client.ts'
import type { Route } from './+types/service-order-detail.ts'
import { loanersText } from './loaners-text.ts'
import { OrderMessages } from './order-messages.tsx'
import { OwnQuote } from './own-quote.tsx'
import { paidText } from './paid-text.ts'
import { photoUrl } from './photo-url.ts'
import { RepairProgress } from './repair-progress.tsx'
import { handleServiceOrderForm } from './service-order-action.ts'
import { translateIntake } from './translate-intake.ts'
import { warrantyText } from './warranty-text.ts'

const listPage = '/account/orders?type=services'

const ownIntake = lazyPart(async () => ({ default: (await import('./own-intake.tsx')).OwnIntake }))
const paperLinks = lazyPart(async () => ({
  default: (await import('../../platform/page/paper-links.tsx')).PaperLinks,
}))
const repairPayment = lazyPart(async () => ({
  default: (await import('./repair-payment.tsx')).RepairPaymentBox,
}))

/** The customer's own. An unknown one, or somebody else's, redirects to the list. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, requestId, preferences } = visitOf(context)
  const id = orderIdOf(params.orderId)
  if (id === 0) throw redirect(listPage)
  const outcome = await client.attempt(getServiceOrder, { params: { id } })
  if (outcome.ok) {
    const order = outcome.data.data
    const isAccepted = order.quote?.state === 'accepted'
    const [intake, paid] = await Promise.all([
      translateIntake(visitOf(context), order.intake),
      isAccepted ? client.attempt(getRepairPayment, { params: { id } }) : undefined,
    ])
    const payment = paid?.ok ? paid.data : null
    const texts = { repairPage: tables[preferences.locale].repairPage }
    return { order, intake, payment, texts, now: Date.now(), requestKey: crypto.randomUUID() }
  }
  throw outcome.error.statusCode === 404 ? redirect(listPage) : refusedPage(outcome.error, requestId)
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const result = await handleServiceOrderForm(visitOf(context), orderIdOf(params.orderId), form, url)
  return result instanceof Response ? result : formResponse(result)
}

/** Only a message has a key; a quote is decided once. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendOnce(args, 'message')
}

function orderIdOf(param: string): number {
  return /^\d{1,9}$/.test(param) ? Number(param) : 0
}

export default function ServiceOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, intake, payment, texts, now, requestKey } = loaderData
  useMoreMessages(texts)
  const t = useFullT()
  const locale = useLocale()
  const { id, status, respuesta, history } = order
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sent message is in the list.
  useEffect(() => forgetDone('message'), [order.messages.length])
  return (
    <AccountPage
      title={t('services.ticket.title', { number: shownNumber(order.orderNum, t) })}
      trail={[{ label: t('orders.title'), href: listPage }]}
    >
      <div className="grid gap-8">
        <FormFailure posted={actionData} />
        <WarrantyNotice order={order} now={now} />
        <OwnQuote order={order} now={now} />
        {payment && (
          <LazyHydrate
            part={repairPayment}
            props={{
              orderId: order.id,
              payment,
              reference: shownNumber(order.orderNum, t),
              posted: actionData,
            }}
          />
        )}
        <RepairProgress order={order} />
        {showsAnswer(status) && (
          <Notice title={t('services.ticket.answer')}>
            <p className="wrap-anywhere whitespace-pre-line">
              <bdi>{respuesta ?? t('services.ticket.waiting')}</bdi>
            </p>
          </Notice>
        )}
        <ServiceFacts order={order} now={now} />
        {intake && <LazyHydrate part={ownIntake} props={{ orderId: id, photos: order.photos, intake }} />}
        <OrderMessages orderId={id} messages={order.messages} requestKey={requestKey} posted={actionData} />
        <section aria-labelledby="historial">
          <h2 id="historial" className="mb-4 text-lg">
            {t('services.ticket.history')}
          </h2>
          <Timeline
            steps={history.map(({ date, event, status: then, note }, index) => ({
              key: `${date} ${event} ${index}`,
              title: event === 'status' ? t(`orders.status.${then}`) : t(`services.ticket.events.${event}`),
              text: note && event !== 'answer' && <bdi>{note}</bdi>,
              date: { text: formatDateTime(new Date(date), locale), iso: date },
              state: index === history.length - 1 ? 'current' : 'done',
            }))}
          />
        </section>
        <div className="flex flex-wrap gap-3">
          <Button href={listPage} variant="quiet">
            {t('orders.detail.back')}
          </Button>
          <Button href={`/services/order/print/${id}`} variant="secondary">
            {t('services.print.action')}
          </Button>
          {status === 'COMPLETADA' && (
            <LazyHydrate part={paperLinks} props={{ path: `orderservices/${id}/papers/report` }} />
          )}
        </div>
      </div>
    </AccountPage>
  )
}

function ServiceFacts({ order, now }: { order: ServiceOrderDetail; now: number }) {
  const t = useFullT()
  const locale = useLocale()
  const deposit = useMoney(order.deposit?.currency ?? '')
  const { charge } = order
  const inCharge = useMoney(charge?.currency ?? '')
  const facts = [
    [t('services.order.service'), order.service.name, 'es'],
    [t('services.ticket.device'), `${order.brand.name} ${order.model}`],
    [t('services.print.failure'), order.failure],
    [t('services.ticket.accessories'), order.accessories],
    [t('services.ticket.deposit'), order.deposit ? deposit(order.deposit.amount) : ''],
    [t('services.ticket.paid'), charge && charge.paid > 0 ? paidText(charge, t, inCharge) : ''],
    [t('services.ticket.warranty'), warrantyText(order, t, locale, now)],
    [t('services.ticket.where'), order.atPartner ? t('services.ticket.atPartner') : ''],
    [t('services.ticket.loaner'), loanersText(order.loaners, t, locale)],
    [t('services.print.homeService'), visitText(order)],
  ]
  return (
    <section aria-label={t('services.ticket.device')} className="grid gap-4">
      <p className="flex flex-wrap items-center gap-3 text-ink-muted text-sm">
        <OrderStatusBadge status={order.status} />
        {t('services.ticket.requested', { date: formatDate(new Date(order.fecha), locale) })}
      </p>
      <dl className="grid gap-4 sm:grid-cols-2">
        {facts
          .filter(([, value]) => value?.trim())
          .map(([label, value, lang]) => (
            <div key={label}>
              <dt className="text-ink-muted text-sm">{label}</dt>
              <dd className="wrap-anywhere mt-0.5 whitespace-pre-line font-medium">
                <bdi lang={lang}>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {order.photos.map((name, index) => (
          <li key={name}>
            <a href={photoUrl(order.id, name)} className="block rounded-md">
              <img
                src={`${photoUrl(order.id, name)}?w=160`}
                alt={t('services.order.photoAlt', { number: index + 1 })}
                loading="lazy"
                className="size-24 rounded-md border object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface WarrantyNoticeProps {
  order: Pick<ServiceOrderDetail, 'underWarranty' | 'repeats' | 'warrantyMonths' | 'warrantyUntil'>
  /** The server's clock, so that server and browser render the same. */
  now: number
}

/** A repair that costs nothing, or one whose own warranty is running (workshop.md#service-orders). */
function WarrantyNotice({ order, now }: WarrantyNoticeProps) {
  const t = useFullT()
  const locale = useLocale()
  const { underWarranty, warrantyUntil } = order
  const isRunning = warrantyUntil !== null && Date.parse(warrantyUntil) >= now
  return (
    <>
      {underWarranty && (
        <Notice kind="success" title={t('services.ticket.free')}>
          <p>
            {t('services.ticket.freeText', {
              number: shownNumber(underWarranty.returnNumber, t),
              order: shownNumber(underWarranty.orderNumber, t),
            })}
          </p>
          {underWarranty.inAccount && (
            <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
              <TextLink href={`/account/returns/${underWarranty.returnId}`}>
                {t('services.ticket.seeReturn')}
              </TextLink>
              <TextLink href={`/account/orders/${underWarranty.orderId}`}>
                {t('services.ticket.seeOrder')}
              </TextLink>
            </p>
          )}
        </Notice>
      )}
      {order.repeats && <Notice kind="success" title={t('services.ticket.free')} />}
      {isRunning && <Notice kind="success" title={warrantyText(order, t, locale, now)} />}
    </>
  )
}
