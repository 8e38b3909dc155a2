import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { signInAddress } from '../../platform/session/safe-next.ts'

/** What the link of a mail does not do (selling.md#order-tickets). */
export function TicketNote({ orderId }: { orderId: number }) {
  const t = useFullT()
  return (
    <Notice>
      {t('links.ticket.readOnly')}{' '}
      <TextLink href={signInAddress(`/account/orders/${orderId}`)}>{t('links.ticket.signIn')}</TextLink>
    </Notice>
  )
}
