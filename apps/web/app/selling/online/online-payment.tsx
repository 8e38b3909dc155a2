import { getOnlinePayment, returnOnlinePayment } from '@tecnoclick/contract/selling/providers/endpoints'
import type { OnlinePayment as Payment } from '@tecnoclick/contract/selling/providers/schemas'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { isUnderWay } from '@tecnoclick/domain/selling/provider-payment'
import { Button } from '@tecnoclick/ui/button'
import { useFullT, useMoreMessages } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { useEffect } from 'react'
import { data, useRevalidator } from 'react-router'
import { shownNumber } from '../../people/area/order-number.ts'
import { Page } from '../../platform/page/page.tsx'
import { useMoney } from '../../platform/page/use-money.ts'
import { type Visit, visitOf } from '../../rendering/context.ts'
import { isTransient, refusedPage } from '../../rendering/page-client.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import type { Route } from './+types/online-payment.ts'
import { onlineTexts } from './online-texts.ts'

/** On the way to the gateway, and back from it. */
export async function loader({ context, params: { reference }, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const page = { reference, texts: onlineTexts(visit.preferences.locale) }
  const outcome = await read(visit, reference, url.searchParams.has('new'))
  if (outcome.ok) return data({ ...page, payment: outcome.data })
  if (isTransient(outcome.error)) throw refusedPage(outcome.error, visit.requestId)
  return data({ ...page, payment: null }, { status: 404 })
}

/** Who has not been there yet has not paid: the gateway is not asked. */
async function read({ client }: Visit, reference: string, isNew: boolean) {
  const params = { reference }
  const known = await client.attempt(getOnlinePayment, { params })
  if (isNew || !known.ok || !isUnderWay(known.data.state)) return known
  const asked = await client.attempt(returnOnlinePayment, { params })
  return asked.ok ? asked : known
}

/** The reference in the address goes into no cache, no search engine and, as a referrer, to no other site. */
export function headers() {
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }
}

/** What became of a payment with a gateway (selling.md#online-payments). */
export default function OnlinePayment({ loaderData: { payment, reference, texts } }: Route.ComponentProps) {
  useMoreMessages(texts)
  const t = useFullT()
  // Whoever paid with a link of the order has no orders here.
  const viewer = useShellData()?.viewer
  useRefresh(payment !== null && isUnderWay(payment.state))
  if (!payment) {
    return (
      <Page title={t('online.bad')} indexed={false}>
        <p className="max-w-prose">{t('online.badText')}</p>
      </Page>
    )
  }
  return (
    <Page title={t('online.title')} indexed={false}>
      <div className="grid max-w-xl gap-6">
        <State payment={payment} />
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <Facts payment={payment} />
        </dl>
        <div className="flex flex-wrap gap-3">
          {payment.url && (
            <Button href={payment.url} size="lg">
              {t('online.go')}
            </Button>
          )}
          {isUnderWay(payment.state) && (
            <Button href={`/shop/online-payment/${reference}`} variant="secondary" size="lg">
              {t('online.refresh')}
            </Button>
          )}
          <Button
            href={viewer ? '/account/orders' : '/'}
            variant={isUnderWay(payment.state) ? 'quiet' : 'secondary'}
            size="lg"
          >
            {t(viewer ? 'online.orders' : 'online.shop')}
          </Button>
        </div>
      </div>
    </Page>
  )
}

const kinds = {
  pending: 'info',
  paid: 'success',
  failed: 'error',
  expired: 'warning',
  refunded: 'info',
} as const

function State({ payment: { state, isOrderCancelled } }: { payment: Payment }) {
  const t = useFullT()
  const shown = state === 'created' ? 'pending' : state
  return (
    <Notice kind={kinds[shown]} role="status" title={t(`online.states.${shown}`)}>
      {t(isOrderCancelled && shown === 'paid' ? 'online.cancelled' : `online.texts.${shown}`)}
    </Notice>
  )
}

function Facts({ payment: { amount, currency, noSellOrden } }: { payment: Payment }) {
  const t = useFullT()
  const money = useMoney(currency)
  const facts = [
    [t('online.order'), shownNumber(noSellOrden ?? '', t)],
    [t('online.amount'), money(amount)],
  ]
  return facts.map(([name, value]) => (
    <div key={name}>
      <dt className="text-ink-muted text-sm">{name}</dt>
      <dd className="mt-0.5 font-medium">
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </div>
  ))
}

/** Below the limit of the route; nobody asks while the page is hidden. */
const everyMs = seconds(15)
const longestWait = minutes(20)

function useRefresh(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const since = Date.now()
    const timer = setInterval(() => {
      if (Date.now() - since > longestWait) clearInterval(timer)
      else if (!document.hidden) void revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}
