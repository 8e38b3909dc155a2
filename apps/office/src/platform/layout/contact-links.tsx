import { telephoneLink, whatsappLink } from '@tecnoclick/domain/platform/phone'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'

interface ContactLinksProps {
  email?: string | null
  phone?: string | null
  /** What the chat starts with. */
  text?: string
}

/** A finger needs the height of the line. */
const target = 'inline-flex min-h-7 items-center'

export function ContactLinks({ email, phone, text }: ContactLinksProps) {
  return (
    <ul className="grid text-sm leading-6">
      {email && (
        <li className="break-all">
          <TextLink className={target} href={`mailto:${email}`}>
            {email}
          </TextLink>
        </li>
      )}
      {phone && (
        <li>
          <TextLink className={target} href={telephoneLink(phone)}>
            {phone}
          </TextLink>
        </li>
      )}
      {phone && (
        <li>
          <TextLink className={target} href={whatsappLink(phone, text)} target="_blank" rel="noreferrer">
            {office.orders.whatsapp}
          </TextLink>
        </li>
      )}
    </ul>
  )
}
