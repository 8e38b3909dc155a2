import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'

interface ContactLinksProps {
  email?: string | null
  phone?: string | null
}

export function ContactLinks({ email, phone }: ContactLinksProps) {
  const digits = phone?.replace(/\D/g, '') ?? ''
  return (
    <ul className="grid gap-1 text-sm">
      {email && (
        <li className="break-all">
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </li>
      )}
      {phone && (
        <li>
          <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>
        </li>
      )}
      {digits.length >= 8 && (
        <li>
          <TextLink href={`https://wa.me/${withCountry(digits)}`} target="_blank" rel="noreferrer">
            {office.orders.whatsapp}
          </TextLink>
        </li>
      )}
    </ul>
  )
}

/** Cuban numbers have eight digits and are usually written without the country code 53. */
function withCountry(digits: string): string {
  return digits.length === 8 ? `53${digits}` : digits
}
