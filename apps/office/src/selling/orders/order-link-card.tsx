import { makeOrderLink } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { readPhone, whatsappLink } from '@tecnoclick/domain/platform/phone'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useStoreName } from '../../platform/layout/page-heading.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { useMoney } from '../../platform/money.tsx'
import { Permitted } from '../../platform/permissions.tsx'

const { link: texts } = office.takenOrders

/** For an order that is still to be paid: the link is copied, or sent by WhatsApp. */
export function OrderLinkCard({ order }: { order: Order }) {
  const { run, busy } = useAction()
  const [link, setLink] = useState('')
  if (order.channel === 'mostrador' || order.status === 'CANCELADA' || order.due === 0) return null

  async function make() {
    const made = await run(() => officeClient.call(makeOrderLink, { params: { id: order.id } }), {})
    if (made) setLink(new URL(made.path, location.origin).href)
  }

  return (
    <Permitted permission="orders:write">
      <Section title={texts.title}>
        <p className="mb-3 text-ink-muted text-sm">{texts.text}</p>
        {link ? (
          <div className="grid gap-2">
            <code className="break-all text-xs">{link}</code>
            <CopyButton text={link} label={texts.copy} />
            <WhatsAppLink order={order} link={link} />
          </div>
        ) : (
          <Button variant="secondary" size="sm" busy={busy} onClick={make}>
            {texts.make}
          </Button>
        )}
      </Section>
    </Permitted>
  )
}

function WhatsAppLink({ order, link }: { order: Order; link: string }) {
  const money = useMoney()
  const store = useStoreName()
  const phone = order.customer.phone || order.recipient.phone
  if (!phone || !readPhone(phone)) return null
  const { noSellOrden: number, due, currency } = order
  const text = fillText(texts.whatsappText, { store, number, due: money(due, currency), link })
  return (
    <Button variant="secondary" size="sm" href={whatsappLink(phone, text)} target="_blank" rel="noreferrer">
      {texts.whatsapp}
    </Button>
  )
}
