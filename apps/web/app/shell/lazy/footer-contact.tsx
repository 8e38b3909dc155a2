import { openingHoursLines } from '@tecnoclick/messages/opening-hours'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { telephoneHref, whatsappHref } from '../contact-links.ts'
import type { ShellData } from '../shell-data.ts'
import { WhatsappIcon } from '../whatsapp-icon.tsx'
import { FooterHeading } from './footer-heading.tsx'

const link =
  'inline-flex min-h-11 items-center underline-offset-4 hover:text-on-band hover:underline md:min-h-8'

/** Address, phones, e-mail and opening hours (site.md#header-and-footer). */
export function FooterContact({ store }: { store: ShellData['store'] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <address className="not-italic">
      <FooterHeading>{t('shell.footer.contact')}</FooterHeading>
      <ul className="text-on-band-muted text-sm">
        <Line icon={<MapPin className="size-4.5" />}>
          <span className="block py-2.5 md:py-1.5">
            <bdi>{store.address}</bdi>
          </span>
        </Line>
        {store.phones.map((phone) => (
          <Line key={phone} icon={<Phone className="size-4.5" />}>
            <a href={telephoneHref(phone)} className={link}>
              <bdi>{phone}</bdi>
            </a>
          </Line>
        ))}
        <Line icon={<WhatsappIcon className="size-4.5" />}>
          <a href={whatsappHref(store.whatsapp)} className={link}>
            {t('shell.topBar.whatsapp')}
          </a>
        </Line>
        <Line icon={<Mail className="size-4.5" />}>
          <a href={`mailto:${store.email}`} className={link}>
            <bdi>{store.email}</bdi>
          </a>
        </Line>
        {openingHoursLines(store.hours, locale, t).map((line) => (
          <Line key={line} icon={<Clock className="size-4.5" />}>
            <span className="block py-2.5 md:py-1.5">{line}</span>
          </Line>
        ))}
      </ul>
    </address>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="mt-3 text-offer md:mt-1.5">
        {icon}
      </span>
      {children}
    </li>
  )
}
