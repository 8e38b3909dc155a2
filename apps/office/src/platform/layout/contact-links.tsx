import { telephoneLink, whatsappLink } from '@tecnoclick/domain/platform/phone'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'

interface ContactLinksProps {
  email?: string | null
  phone?: string | null
  /** What the chat starts with. */
  text?: string
}

export function ContactLinks({ email, phone, text }: ContactLinksProps) {
  return (
    <ul className="grid gap-1 text-sm">
      {email && (
        <li className="break-all">
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </li>
      )}
      {phone && (
        <li>
          <TextLink href={telephoneLink(phone)}>{phone}</TextLink>
        </li>
      )}
      {phone && (
        <li>
          <TextLink href={whatsappLink(phone, text)} target="_blank" rel="noreferrer">
            {office.orders.whatsapp}
          </TextLink>
        </li>
      )}
    </ul>
  )
}
