import { getTicketLink } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { useToast } from '@tecnoclick/ui/toast'
import QrCodeIcon from 'lucide-react/icons/qr-code'
import { useState } from 'react'
import { asHttpError } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { Section } from '../../platform/layout/section.tsx'

const { ticket: words, label } = office.serviceOrders

/** Only hashes of links are kept, so each copy is a new one. */
export function TicketCard({ order }: { order: ServiceOrderDetail }) {
  const toast = useToast()
  const [link, setLink] = useState('')

  async function make() {
    try {
      const { path } = await officeClient.call(getTicketLink, { params: { id: order.id } })
      setLink(new URL(path, location.origin).href)
    } catch (error) {
      const told = asHttpError(error, 'reading')
      toast.error(told instanceof Error ? told.message : label.failed)
    }
  }

  return (
    <Section title={words.title}>
      <p className="mb-3 text-ink-muted text-sm">{words.text}</p>
      <div className="grid gap-2">
        {link ? (
          <>
            <code className="break-all text-xs">{link}</code>
            <CopyButton text={link} label={words.copy} />
          </>
        ) : (
          <Button variant="secondary" size="sm" onClick={make}>
            {words.make}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          href={`/admin/service-orders/${order.id}/label`}
          icon={<QrCodeIcon aria-hidden="true" className="size-4" />}
        >
          {words.label}
        </Button>
      </div>
    </Section>
  )
}
