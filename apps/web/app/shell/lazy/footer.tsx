import { openingHoursLines } from '@tecnoclick/messages/site/opening-hours'
import { Link } from '@tecnoclick/ui/link'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { DataSaverSwitch } from '../../offline/data-saver-switch.tsx'
import { telephoneHref, whatsappHref } from '../../platform/page/contact-links.ts'
import { WhatsappIcon } from '../../platform/page/whatsapp-icon.tsx'
import { type ShellData, useShellData } from '../../rendering/shell-data.ts'
import { useIdleComponent } from '../../rendering/use-idle-component.ts'
import { BrandLink } from '../brand-link.tsx'
import { informationLinks } from './information-links.ts'
import { SocialLinks } from './social-links.tsx'

export default function Footer() {
  const t = useT()
  const shell = useShellData()
  const Extras = useIdleComponent(() => import('../../offline/footer-extras.tsx'))
  if (!shell) return null
  const { store, year, saveData } = shell
  return (
    <footer className="band mt-16 lg:mt-24 print:hidden">
      <PageContainer className="grid grid-cols-1 gap-x-10 gap-y-10 py-12 md:grid-cols-[1fr_1fr] lg:grid-cols-[1.2fr_1.2fr_1fr] lg:py-16">
        <div>
          <BrandLink store={store} />
          <p className="mt-3 mb-4 max-w-[26ch] text-on-band-muted">{store.tagline}</p>
          <SocialLinks store={store} />
        </div>
        <FooterContact store={store} />
        <FooterLinks />
      </PageContainer>
      <PageContainer>
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-band-line border-t py-5">
          <DataSaverSwitch isOn={saveData} hintId="data-saver-in-footer" />
          {Extras && <Extras />}
        </div>
        <p className="border-band-line border-t py-5 text-on-band-muted text-sm">
          {t('shell.footer.rights', { year: String(year), store: store.storeName })}
        </p>
      </PageContainer>
    </footer>
  )
}

/** Address, phones, e-mail and opening hours (site.md#header-and-footer). */
function FooterContact({ store }: { store: ShellData['store'] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <div>
      <FooterHeading>{t('shell.footer.contact')}</FooterHeading>
      <address className="text-on-band-muted text-sm not-italic">
        <ul>
          <ContactLine icon={<MapPin className="size-4.5" />}>
            <span className="block py-2.5 md:py-1.5">
              <bdi>{store.address}</bdi>
            </span>
          </ContactLine>
          {store.phones.map((phone) => (
            <ContactLine key={phone} icon={<Phone className="size-4.5" />}>
              <a href={telephoneHref(phone)} className="footer-link">
                <bdi>{phone}</bdi>
              </a>
            </ContactLine>
          ))}
          <ContactLine icon={<WhatsappIcon className="size-4.5" />}>
            <a href={whatsappHref(store.whatsapp)} className="footer-link">
              {t('shell.topBar.whatsapp')}
            </a>
          </ContactLine>
          <ContactLine icon={<Mail className="size-4.5" />}>
            <a href={`mailto:${store.email}`} className="footer-link">
              <bdi>{store.email}</bdi>
            </a>
          </ContactLine>
          {openingHoursLines(store.hours, locale, t).map((line) => (
            <ContactLine key={line} icon={<Clock className="size-4.5" />}>
              <span className="block py-2.5 md:py-1.5">{line}</span>
            </ContactLine>
          ))}
        </ul>
      </address>
    </div>
  )
}

function ContactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3 [&>svg]:mt-3 [&>svg]:shrink-0 [&>svg]:text-offer md:[&>svg]:mt-1.5">
      {icon}
      {children}
    </li>
  )
}

function FooterLinks() {
  const t = useT()
  return (
    <nav aria-labelledby="footer-information">
      <FooterHeading id="footer-information">{t('shell.footer.information')}</FooterHeading>
      <ul className="grid grid-cols-pair gap-x-6 text-on-band-muted text-sm">
        {informationLinks.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className="footer-link">
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FooterHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className="mb-2 font-semibold text-base">
      {children}
    </h2>
  )
}
