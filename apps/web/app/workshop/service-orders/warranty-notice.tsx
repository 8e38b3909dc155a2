import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { shownNumber } from '../../people/area/order-number.ts'
import { warrantyText } from './warranty-text.ts'

interface WarrantyNoticeProps {
  order: Pick<ServiceOrderDetail, 'underWarranty' | 'warrantyMonths' | 'warrantyUntil'>
  /** The server's clock, so that server and browser render the same. */
  now: number
}

/** A repair that costs nothing, or one whose own warranty is running (workshop.md#service-orders). */
export function WarrantyNotice({ order, now }: WarrantyNoticeProps) {
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
      {isRunning && <Notice kind="success" title={warrantyText(order, t, locale, now)} />}
    </>
  )
}
