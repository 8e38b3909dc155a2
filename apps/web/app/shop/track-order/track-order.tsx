import { trackOrder } from '@tecnoclick/contract/orders/endpoints'
import type { TrackedOrder } from '@tecnoclick/contract/orders/schemas'
import { formatDate } from '@tecnoclick/messages/format-date'
import { Button } from '@tecnoclick/ui/button'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { TextField } from '@tecnoclick/ui/text-field'
import { data, Form, useNavigation } from 'react-router'
import { visitOf } from '../../context.ts'
import { failureText, refusedAnswer } from '../../form/form-answer.ts'
import { keepForm } from '../../form/keep-form.ts'
import { textsOf } from '../../form/read-form.ts'
import { OrderStatusBadge } from '../../orders/order-status.tsx'
import { Page } from '../../shell/page.tsx'
import type { Route } from './+types/track-order.ts'

/** Posted, so that nobody's e-mail stays in an address. */
export async function action({ context, request }: Route.ActionArgs) {
  const values = textsOf(await request.formData(), ['number', 'email'])
  const outcome = await visitOf(context).client.attempt(trackOrder, { query: values })
  if (outcome.ok) return data({ order: outcome.data, values })
  return data({ ...refusedAnswer(outcome.error), values }, { status: outcome.error.statusCode })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepForm(serverAction)
}

export default function TrackOrder({ actionData }: Route.ComponentProps) {
  const t = useT()
  const busy = useNavigation().formAction?.startsWith('/shop/track-order') === true
  const answer = actionData && 'failure' in actionData ? actionData : undefined
  const values = actionData && 'values' in actionData ? actionData.values : undefined
  return (
    <Page title={t('orders.track.title')} intro={t('orders.track.text')}>
      <div className="grid max-w-md gap-6">
        {answer?.failure && !answer.errors && (
          <Notice kind="error" role="alert">
            {answer.failure === 'notFound' ? t('orders.track.notFound') : failureText(t, answer.failure)}
          </Notice>
        )}
        {actionData && 'order' in actionData && <Tracked order={actionData.order} />}
        <Form method="post" className="grid gap-4">
          <TextField
            name="number"
            label={t('orders.track.number')}
            required
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            defaultValue={values?.number}
            error={answer?.errors?.number}
          />
          <TextField
            name="email"
            type="email"
            inputMode="email"
            label={t('orders.track.email')}
            required
            autoComplete="email"
            defaultValue={values?.email}
            error={answer?.errors?.email}
          />
          <Button type="submit" busy={busy}>
            {t('orders.track.submit')}
          </Button>
        </Form>
      </div>
    </Page>
  )
}

/** DECISIONS 4.9: status, date and answer only. */
function Tracked({ order }: { order: TrackedOrder }) {
  const locale = useLocale()
  return (
    <section role="status" className="grid gap-3 rounded-lg border bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">
          <bdi dir="ltr">{order.noSellOrden}</bdi>
        </h2>
        <OrderStatusBadge status={order.status} />
      </div>
      <p className="text-ink-muted text-sm">{formatDate(new Date(order.orderDate), locale)}</p>
      {order.respuesta !== null && <p className="whitespace-pre-line">{order.respuesta}</p>}
    </section>
  )
}
