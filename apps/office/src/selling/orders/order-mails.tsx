import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { listOrderMails, resendOrderMail } from '@tecnoclick/contract/staff/desk/endpoints'
import type { OrderMail } from '@tecnoclick/contract/staff/desk/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { LoadError } from '../../platform/list/list-states.tsx'
import { ChannelBadges, MailState } from '../../platform/mail/mail-dialog.tsx'
import { Permitted, useIsPermitted } from '../../platform/permissions.tsx'

const { mails } = office
const { mails: texts } = office.orders

/** Every mail about the order and whether it was sent. */
export function OrderMails({ order }: { order: Order }) {
  const { data, error, refetch } = useApiQuery({
    queryKey: ['order-mails', order.id, order.version],
    read: ({ signal }) => officeClient.call(listOrderMails, { params: { id: order.id }, signal }),
  })
  return (
    <Section title={texts.title}>
      {order.customer.email === null && <p className="mb-2 text-sm">{texts.noAddress}</p>}
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {data?.data.length === 0 && <p className="text-ink-muted text-sm">{texts.none}</p>}
      <ul className="divide-y text-sm empty:hidden">
        {data?.data.map((mail) => (
          <MailRow key={mail.id} orderId={order.id} mail={mail} />
        ))}
      </ul>
    </Section>
  )
}

function MailRow({ orderId, mail }: { orderId: number; mail: OrderMail }) {
  const { id, to, subject, state, channel, sms, lastError, createdDate, isRepeat, resendable } = mail
  const { run, busy } = useConfirmedAction()
  const mayRead = useIsPermitted()('mails:read')

  async function resend() {
    const question = {
      title: fillText(mails.resendTitle, { to }),
      text: mails.resendText,
      confirmLabel: mails.resend,
    }
    const params = { id: orderId, mailId: id }
    await run(question, () => officeClient.call(resendOrderMail, { params }), {
      done: fillText(mails.resent, { to }),
    })
  }

  return (
    <li className="grid gap-1 py-2.5 first:pt-0 last:pb-0">
      <p className="wrap-anywhere font-medium">
        {mayRead ? <TextLink href={`/admin/mails/${id}`}>{subject}</TextLink> : subject}
      </p>
      <p className="flex flex-wrap items-center gap-2 text-ink-muted text-xs">
        <MailState state={state} />
        <ChannelBadges channel={channel} sms={sms} />
        {isRepeat && <Badge>{texts.repeat}</Badge>}
        <span className="break-all">{to}</span>
        <DateTime date={createdDate} />
      </p>
      {state === 'failed' && lastError && <p className="wrap-anywhere text-danger text-xs">{lastError}</p>}
      {resendable && (
        <Permitted permission="orders:write">
          <Button
            size="sm"
            variant={state === 'failed' ? 'primary' : 'secondary'}
            busy={busy}
            onClick={resend}
            aria-label={fillText(texts.resend, { subject })}
            className="justify-self-start"
          >
            {mails.resend}
          </Button>
        </Permitted>
      )}
    </li>
  )
}
