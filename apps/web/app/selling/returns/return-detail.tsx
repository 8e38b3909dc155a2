import { listOfferedMethods } from '@tecnoclick/contract/selling/payments/endpoints'
import { getReturn, withdrawReturn } from '@tecnoclick/contract/selling/returns/endpoints'
import type { OrderReturn } from '@tecnoclick/contract/selling/returns/schemas'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import { formatDate, formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { tables } from '@tecnoclick/messages/tables'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT, useLocale, useMoreMessages } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { Timeline } from '@tecnoclick/ui/timeline'
import { useEffect } from 'react'
import { redirect } from 'react-router'
import { AccountPage } from '../../people/area/account-page.tsx'
import { shownNumber } from '../../people/area/order-number.ts'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { refusedResult } from '../../platform/form/form-action.ts'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { formResponse } from '../../platform/form/form-result.ts'
import { IntentForm } from '../../platform/form/intent-form.tsx'
import { useMoney } from '../../platform/page/use-money.ts'
import { forgetDone } from '../../platform/requests/pending-requests.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import { visitOf } from '../../rendering/context.ts'
import { refusedPage } from '../../rendering/page-client.ts'
import type { Route } from './+types/return-detail.ts'

const ordersPage = '/account/orders'

/** The customer's own. An unknown one, or somebody else's, redirects to the orders. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, preferences, requestId } = visitOf(context)
  const id = idOf(params.returnId)
  if (id === 0) throw redirect(ordersPage)
  const outcome = await client.attempt(getReturn, { params: { id } })
  if (!outcome.ok)
    throw outcome.error.statusCode === 404 ? redirect(ordersPage) : refusedPage(outcome.error, requestId)
  const asked = outcome.data
  const query = { lang: preferences.locale, currency: asked.currency }
  const [{ address }, methods] = await Promise.all([
    client.call(getPublicSettings),
    asked.refund ? client.attempt(listOfferedMethods, { query }) : undefined,
  ])
  const names = methods?.ok ? methods.data.data : []
  return {
    asked,
    address,
    method: names.find(({ code }) => code === asked.refund?.method)?.name ?? asked.refund?.method ?? '',
    /** No other page downloads them. */
    texts: { returns: tables[preferences.locale].returns },
  }
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  const id = idOf(params.returnId)
  const outcome = await visit.client.attempt(withdrawReturn, { params: { id } })
  if (!outcome.ok) return formResponse(refusedResult(outcome.error, visit))
  return redirectWithFlash(url.pathname, 'returnWithdrawn', url)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

function idOf(param: string): number {
  return /^\d{1,9}$/.test(param) ? Number(param) : 0
}

export default function ReturnDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, address, method, texts } = loaderData
  useMoreMessages(texts)
  useEffect(() => forgetDone('return'), [])
  const t = useFullT()
  const locale = useLocale()
  const { state, note } = asked
  const number = shownNumber(asked.number, t)
  const title = asked.kind === 'warranty' ? 'returns.warrantyTitle' : 'returns.title'
  const isWaiting = state === 'asked' || state === 'accepted' || state === 'received'
  return (
    <AccountPage
      title={t(title, { number })}
      trail={[
        { label: t('orders.title'), href: ordersPage },
        {
          label: t('returns.order', { number: shownNumber(asked.orderNumber, t) }),
          href: `${ordersPage}/${asked.orderId}`,
        },
      ]}
    >
      <div className="grid gap-8">
        <FormFailure posted={actionData} />
        <p className="flex flex-wrap items-center gap-3 text-ink-muted text-sm">
          <Badge tone={state === 'settled' ? 'success' : state === 'refused' ? 'danger' : 'new'}>
            {t(`orders.returns.states.${state}`)}
          </Badge>
          {t('returns.asked', { date: formatDate(new Date(asked.askedDate), locale) })}
        </p>
        {isWaiting && <Notice>{t(`returns.next.${state}`, { address })}</Notice>}
        {note !== '' && (
          <Notice kind={state === 'refused' ? 'warning' : 'info'} title={t('returns.note')}>
            <p className="wrap-anywhere whitespace-pre-line">
              <bdi>{note}</bdi>
            </p>
          </Notice>
        )}
        <Lines asked={asked} />
        <Refund refund={asked.refund} method={method} />
        <Described asked={asked} />
        <section aria-labelledby="recorrido">
          <h2 id="recorrido" className="mb-4 text-lg">
            {t('returns.progress')}
          </h2>
          <Progress asked={asked} />
        </section>
        <div className="flex flex-wrap gap-3">
          <Button href={`${ordersPage}/${asked.orderId}`} variant="quiet">
            {t('returns.backToOrder')}
          </Button>
          {state === 'asked' && <Withdraw number={number} />}
        </div>
      </div>
    </AccountPage>
  )
}

function Lines({ asked: { lines } }: { asked: OrderReturn }) {
  const t = useFullT()
  return (
    <section aria-labelledby="productos">
      <h2 id="productos" className="mb-2 text-lg">
        {t('returns.lines')}
      </h2>
      <ul className="divide-y divide-line">
        {lines.map(({ id, name: product, quantity, serials, outcome, serviceOrder }) => (
          <li key={id} className="grid gap-1 py-2.5 text-sm">
            <span className="wrap-anywhere font-medium">
              <bdi>{t('returns.line', { product, quantity })}</bdi>
            </span>
            {serials.length > 0 && (
              <span className="wrap-anywhere text-ink-muted">
                {t('returns.serials', { serials: serials.join(', ') })}
              </span>
            )}
            {outcome && <span>{t(`returns.outcomes.${outcome}`)}</span>}
            {serviceOrder && (
              <TextLink href={`/account/services/${serviceOrder.id}`}>
                {t('returns.repair', {
                  number: shownNumber(serviceOrder.number, t),
                  status: t(`orders.status.${serviceOrder.status}`),
                })}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Refund({ refund, method }: { refund: OrderReturn['refund']; method: string }) {
  const t = useFullT()
  const money = useMoney(refund?.currency ?? '')
  if (!refund) return null
  const given = refund.given.map(({ amount, currency }) => `(${amount.toFixed(2)} ${currency})`)
  return (
    <Notice kind="success" title={t('returns.refund')}>
      <p>{t('returns.refundPaid', { amount: [money(refund.amount), ...given].join(' '), method })}</p>
      {refund.transactionCode && <p>{t('returns.refundCode', { code: refund.transactionCode })}</p>}
    </Notice>
  )
}

/** The reason, what the buyer wrote and the photos. */
function Described({ asked: { reason, text, photos } }: { asked: OrderReturn }) {
  const t = useFullT()
  return (
    <section className="grid gap-4" aria-label={t('returns.reason')}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-ink-muted text-sm">{t('returns.reason')}</dt>
          <dd className="mt-0.5 font-medium">{t(`returns.reasons.${reason}`)}</dd>
        </div>
        {text && (
          <div>
            <dt className="text-ink-muted text-sm">{t('returns.yourText')}</dt>
            <dd className="wrap-anywhere mt-0.5 whitespace-pre-line font-medium">
              <bdi>{text}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {photos.map((name, index) => (
          <li key={name}>
            <a href={`/api/files/${name}`} className="block rounded-md">
              <img
                src={`/api/files/${name}?w=160`}
                alt={t('returns.photoAlt', { number: index + 1 })}
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

function Progress({ asked }: { asked: OrderReturn }) {
  const t = useFullT()
  const locale = useLocale()
  const { state, askedDate, decidedDate, receivedDate, settledDate, withdrawnDate } = asked
  const isOver = state === 'refused' || state === 'withdrawn'
  const steps = [
    { key: 'asked', at: askedDate },
    ...(isOver
      ? [{ key: state, at: decidedDate ?? withdrawnDate } as const]
      : ([
          { key: 'accepted', at: decidedDate },
          { key: 'received', at: receivedDate },
          { key: 'settled', at: settledDate },
        ] as const)),
  ] as const
  const reached = steps.findLastIndex(({ at }) => at !== null)
  return (
    <Timeline
      steps={steps.map(({ key, at }, index) => ({
        key,
        title: t(`returns.steps.${key}`),
        ...(at !== null && { date: { text: formatDateTime(new Date(at), locale), iso: at } }),
        state: index > reached ? 'todo' : index === reached && index < steps.length - 1 ? 'current' : 'done',
      }))}
    />
  )
}

function Withdraw({ number }: { number: string }) {
  const t = useFullT()
  const title = t('returns.withdraw')
  return (
    <IntentForm intent="withdraw" question={{ title, text: t('returns.withdrawText', { number }) }}>
      <Button type="submit" variant="danger">
        {title}
      </Button>
    </IntentForm>
  )
}
