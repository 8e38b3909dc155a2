import type { LinkedOrder } from '@tecnoclick/contract/selling/orders/schemas'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { isOrderInReview } from '../payment/in-review.tsx'

interface FamilyNotesProps {
  order: LinkedOrder
  family: NonNullable<LinkedOrder['family']>
}

/** For whom the payer pays, and whether they still can. */
export function FamilyNotes({ order, family: { recipient, place, expired } }: FamilyNotesProps) {
  const t = useFullT()
  return (
    <div className="grid gap-3">
      {recipient && (
        <p className="font-semibold text-lg">
          <bdi>
            {place
              ? t('links.family.recipientIn', { name: recipient, place })
              : t('links.family.recipient', { name: recipient })}
          </bdi>
        </p>
      )}
      {order.status === 'CANCELADA' ? (
        <Notice kind="warning">{t(expired ? 'links.family.expired' : 'links.family.cancelled')}</Notice>
      ) : order.due === 0 ? (
        <Notice kind="success">{t('links.family.states.paid')}</Notice>
      ) : (
        !isOrderInReview(order) && <p>{t('links.family.asked')}</p>
      )}
    </div>
  )
}
