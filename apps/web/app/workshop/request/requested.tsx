import { getServiceOrder } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect } from 'react'
import { redirect } from 'react-router'
import { shownNumber } from '../../people/area/order-number.ts'
import { Page } from '../../platform/page/page.tsx'
import { forgetDone } from '../../platform/requests/pending-requests.ts'
import { findViewer } from '../../platform/session/find-viewer.ts'
import { signInAddress } from '../../platform/session/safe-next.ts'
import { visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/requested.ts'

/** An unknown request, or somebody else's, leads to one's own. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const viewer = await findViewer(visit)
  if (!viewer) throw redirect(signInAddress(url.pathname))
  const id = /^\d{1,9}$/.test(params.orderId) ? Number(params.orderId) : 0
  const outcome = await visit.client.attempt(getServiceOrder, { params: { id } })
  if (!outcome.ok) throw redirect('/account/orders?type=services')
  const { orderNum: number, houseservice: isVisit } = outcome.data.data
  return { id, number, isVisit, email: viewer.email }
}

/** Where a request ends: its number, where its link was mailed and what happens next (workshop.md#service-requests). */
export default function Requested({ loaderData: { id, number, isVisit, email } }: Route.ComponentProps) {
  const t = useFullT()
  useEffect(() => forgetDone('service'), [])
  return (
    <Page
      title={t('services.order.requested', { number: shownNumber(number, t) })}
      trail={[{ label: t('services.title'), href: '/services/list' }]}
      indexed={false}
    >
      <Card padding="lg" className="grid max-w-2xl gap-6">
        <div className="flex gap-4">
          <CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-10 shrink-0 text-success" />
          <p className="wrap-anywhere self-center text-lg">{t('services.order.mailed', { email })}</p>
        </div>
        <section aria-labelledby="que-pasa" className="grid gap-3 border-t pt-5">
          <h2 id="que-pasa" className="text-base">
            {t('services.order.whatNext')}
          </h2>
          <ol aria-labelledby="que-pasa" className="grid list-decimal gap-1.5 ps-5">
            <li>{t('services.order.steps.answer')}</li>
            <li>{t('services.order.steps.quote')}</li>
            <li>{isVisit ? t('services.order.steps.visit') : t('services.order.steps.bring')}</li>
          </ol>
        </section>
        <div className="flex flex-wrap gap-3">
          <Button href={`/account/services/${id}`}>{t('services.order.open')}</Button>
          <Button href={`/services/order/print/${id}`} variant="secondary">
            {t('services.print.action')}
          </Button>
        </div>
      </Card>
    </Page>
  )
}
