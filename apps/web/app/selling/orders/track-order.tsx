import { trackOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import { type TrackedOrder, trackOrderQuery } from '@tecnoclick/contract/selling/orders/schemas'
import { showsAnswer } from '@tecnoclick/domain/selling/order-status'
import { formatDate, formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { TextField } from '@tecnoclick/ui/text-field'
import { useEffect, useState } from 'react'
import { data } from 'react-router'
import type { KnownOrder } from '../../offline/own-data.ts'
import { OrderStatusBadge } from '../../people/area/order-status.tsx'
import { useOnline } from '../../platform/connection-state.ts'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { textsOf } from '../../platform/form/read-form.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { Page } from '../../platform/page/page.tsx'
import { visitOf } from '../../rendering/context.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import type { Route } from './+types/track-order.ts'
import { StageList } from './order-progress.tsx'

interface TrackResult extends FormResult {
  order?: TrackedOrder
  /** No order has both that number and that e-mail. */
  notFound?: true
}

const page = '/shop/track-order'
const loadRules = async () => (await import('./order-rules.ts')).trackOrderRules

/** A POST request, so that the e-mail does not appear in a URL. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const values = textsOf(await request.formData(), ['number', 'email'])
  const checked = checkValues(trackOrderQuery, values, translatorFor(visit))
  if (!checked.ok) return formResponse<TrackResult>({ errors: checked.errors, values })
  const outcome = await visit.client.attempt(trackOrder, { query: checked.values })
  if (outcome.ok) return formResponse<TrackResult>({ order: outcome.data, values })
  const { statusCode } = outcome.error
  const refused: TrackResult =
    statusCode === 404 ? { notFound: true, values } : { ...refusedResult(outcome.error, visit), values }
  return data(refused, { status: statusCode })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

export default function TrackOrder({ actionData }: Route.ComponentProps) {
  const t = useFullT()
  const { form, result, errors, refused, busy } = useCheckedForm<TrackResult>({
    action: page,
    load: loadRules,
    posted: actionData,
  })
  const isOnline = useOnline()
  useKnownResult(result?.order)
  if (!isOnline) return <KnownOrders />
  return (
    <Page title={t('orders.track.title')} intro={t('orders.track.text')}>
      <div className="grid max-w-md gap-6">
        <FormFailure posted={refused} />
        {result?.notFound && (
          <Notice kind="error" role="alert">
            {t('orders.track.notFound')}
          </Notice>
        )}
        {result?.order && <Tracked order={result.order} />}
        <form {...form} className="grid gap-4">
          <TextField
            name="number"
            label={t('orders.track.number')}
            required
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            defaultValue={actionData?.values?.number}
            error={errors.number}
          />
          <TextField
            name="email"
            type="email"
            inputMode="email"
            label={t('orders.track.email')}
            required
            autoComplete="email"
            defaultValue={actionData?.values?.email}
            error={errors.email}
          />
          <Button type="submit" busy={busy}>
            {t('orders.track.submit')}
          </Button>
        </form>
      </div>
    </Page>
  )
}

function useKnownResult(order: TrackedOrder | undefined): void {
  useEffect(() => {
    if (order)
      void loadKnown()
        .then(({ rememberOrder }) => rememberOrder(order, Date.now()))
        .catch(() => {})
  }, [order])
}

const loadKnown = () => import('../../offline/own-data.ts')

/** Without a connection: what was seen or placed in this browser (site.md#offline). */
function KnownOrders() {
  const t = useFullT()
  const locale = useLocale()
  const [known, setKnown] = useState<readonly KnownOrder[]>()
  useEffect(() => {
    void loadKnown()
      .then(({ readKnownOrders }) => readKnownOrders())
      .then(setKnown, () => setKnown([]))
  }, [])
  return (
    <Page title={t('orders.track.title')} intro={t('orders.track.offline')}>
      {known?.length === 0 && <Notice>{t('orders.track.noneKnown')}</Notice>}
      <ul className="grid max-w-md gap-6">
        {known?.map(({ order, at }) => (
          <li key={order.noSellOrden} className="grid gap-1">
            <Tracked order={order} />
            <p className="text-ink-muted text-sm">
              {t('shell.offline.dataFrom', { time: formatDateTime(new Date(at), locale) })}
            </p>
          </li>
        ))}
      </ul>
    </Page>
  )
}

/** selling.md#track-order */
function Tracked({ order }: { order: TrackedOrder }) {
  const t = useFullT()
  const locale = useLocale()
  const shop = useShellData()?.store.address ?? ''
  const place = order.homeDelivery ? order.place : order.place || shop
  return (
    <section role="status" className="grid gap-3 rounded-lg border bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">
          <bdi dir="ltr">{order.noSellOrden}</bdi>
        </h2>
        <OrderStatusBadge status={order.status} />
      </div>
      <p className="text-ink-muted text-sm">{formatDate(new Date(order.orderDate), locale)}</p>
      <ul className="grid gap-1 text-sm">
        {order.items.map(({ name, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one product, with other options.
          <li key={index}>
            <bdi lang="es">{t('checkout.line', { product: name, quantity })}</bdi>
          </li>
        ))}
      </ul>
      {place && (
        <p className="text-sm">
          <span className="block text-ink-muted">
            {t(order.homeDelivery ? 'checkout.homeDelivery' : 'site.delivery.pickUp')}
          </span>
          <bdi>{place}</bdi>
        </p>
      )}
      {order.stages.length > 0 && <StageList stages={order.stages} layout="column" />}
      {order.respuesta !== null && showsAnswer(order.status) && (
        <p dir="auto" className="whitespace-pre-line">
          {order.respuesta}
        </p>
      )}
    </section>
  )
}
