import { getTicketLink, revokeTickets } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { readPhone, whatsappLink } from '@tecnoclick/domain/platform/phone'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { useToast } from '@tecnoclick/ui/toast'
import QrCodeIcon from 'lucide-react/icons/qr-code'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { useState } from 'react'
import { requireHttpError } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { Section } from '../../platform/layout/section.tsx'
import { Permitted } from '../../platform/permissions.tsx'

const { serviceOrders } = office
const { ticket: texts } = serviceOrders

/** The database has only hashes of the links, so each click makes a new one. */
export function TicketCard({ order }: { order: ServiceOrderDetail }) {
  const toast = useToast()
  const { run, busy } = useConfirmedAction()
  const [link, setLink] = useState('')

  async function createLink() {
    try {
      const { path } = await officeClient.call(getTicketLink, { params: { id: order.id } })
      setLink(new URL(path, location.origin).href)
    } catch (error) {
      toast.error(requireHttpError(error, 'read').message)
    }
  }

  async function revokeLinks() {
    const question = {
      title: fillText(texts.revokeTitle, { number: order.orderNum }),
      text: texts.revokeText,
      confirmLabel: texts.revoke,
      tone: 'danger',
    } as const
    const call = () => officeClient.call(revokeTickets, { params: { id: order.id } })
    if (await run(question, call, { done: texts.revoked })) setLink('')
  }

  return (
    <Section title={texts.title}>
      <p className="mb-3 text-ink-muted text-sm">
        {order.customerId === null ? texts.text : texts.readOnlyText}
      </p>
      <div className="grid gap-2">
        {link ? (
          <>
            <code className="break-all text-xs">{link}</code>
            <CopyButton text={link} label={texts.copy} />
            <WhatsAppLink order={order} link={link} />
          </>
        ) : (
          <Button variant="secondary" size="sm" onClick={createLink}>
            {texts.make}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          href={`/admin/service-orders/${order.id}/label`}
          icon={<QrCodeIcon aria-hidden="true" className="size-4" />}
        >
          {texts.label}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          href={`/admin/service-orders/${order.id}/receipt`}
          icon={<ReceiptText aria-hidden="true" className="size-4" />}
        >
          {serviceOrders.receipt.open}
        </Button>
        <Permitted permission="serviceOrders:write">
          <Button variant="secondary" size="sm" busy={busy} onClick={revokeLinks}>
            {texts.revoke}
          </Button>
        </Permitted>
      </div>
    </Section>
  )
}

/** Who left a device at the counter gets the link on the phone. */
function WhatsAppLink({
  order: { customer, orderNum: number },
  link,
}: {
  order: ServiceOrderDetail
  link: string
}) {
  if (!readPhone(customer.phone)) return null
  const text = fillText(texts.whatsappText, { name: customer.name, number, link })
  return (
    <Button
      variant="secondary"
      size="sm"
      href={whatsappLink(customer.phone, text)}
      target="_blank"
      rel="noreferrer"
    >
      {texts.whatsapp}
    </Button>
  )
}
