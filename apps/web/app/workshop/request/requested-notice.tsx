import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { shownNumber } from '../../people/area/order-number.ts'

interface RequestedNoticeProps {
  id: number
  number: string
  isVisit: boolean
  /** Where the link of the request was sent. */
  email: string
}

/** The number of the request that was just sent, and what happens next (workshop.md#service-requests). */
export function RequestedNotice({ id, number, isVisit, email }: RequestedNoticeProps) {
  const t = useFullT()
  return (
    <Notice
      kind="success"
      className="lg:col-span-2"
      title={t('services.order.requested', { number: shownNumber(number, t) })}
      action={<Button href={`/account/services/${id}`}>{t('services.order.open')}</Button>}
    >
      <p className="wrap-anywhere mt-1">{t('services.order.mailed', { email })}</p>
      <ol aria-label={t('services.order.whatNext')} className="mt-2 grid list-decimal gap-1 ps-5">
        <li>{t('services.order.steps.answer')}</li>
        <li>{t('services.order.steps.quote')}</li>
        <li>{isVisit ? t('services.order.steps.visit') : t('services.order.steps.bring')}</li>
      </ol>
    </Notice>
  )
}
