import { openingHoursLines } from '@tecnoclick/messages/site/opening-hours'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { telephoneHref } from '../../platform/page/contact-links.ts'
import { Fact } from '../../platform/page/fact.tsx'
import type { ShellData } from '../../rendering/shell-data.ts'

interface ContactFactsProps {
  store: ShellData['store']
  /** Replaces the hours of the settings. */
  hours?: string
  className?: string
}

const link = 'inline-flex min-h-11 items-center text-link underline-offset-4 hover:underline md:min-h-7'

export function ContactFacts({ store, hours, className = '' }: ContactFactsProps) {
  const t = useFullT()
  const locale = useLocale()
  const lines = hours === undefined ? openingHoursLines(store.hours, locale, t) : hours.split(/[,،] /)
  return (
    <dl className={`grid gap-6 ${className}`}>
      <Fact icon={<MapPin />} name={t('site.contact.address')}>
        <bdi>{store.address}</bdi>
      </Fact>
      <Fact icon={<Phone />} name={t('site.contact.phones')}>
        {store.phones.map((phone) => (
          <a key={phone} href={telephoneHref(phone)} className={`${link} me-4 whitespace-nowrap`}>
            <bdi>{phone}</bdi>
          </a>
        ))}
      </Fact>
      <Fact icon={<Mail />} name={t('site.contact.email')}>
        <a href={`mailto:${store.email}`} className={`${link} break-all`}>
          <bdi>{store.email}</bdi>
        </a>
      </Fact>
      <Fact icon={<Clock />} name={t('site.contact.hours')}>
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Fact>
    </dl>
  )
}
