import type { socialNetworks } from '@tecnoclick/domain/site/setting-values'
import { openingHoursLines } from '@tecnoclick/messages/site/opening-hours'
import { IconButton } from '@tecnoclick/ui/icon-button'
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

function SocialLinks({ store }: { store: ShellData['store'] }) {
  const t = useT()
  if (store.socialLinks.length === 0) return null
  return (
    <ul aria-label={t('shell.footer.social')} className="-mx-2.5 flex flex-wrap">
      {store.socialLinks.map(({ network, url }) => (
        <li key={url}>
          <IconButton
            href={url}
            rel="noopener"
            label={t('shell.footer.socialLink', { store: store.storeName, network: networkNames[network] })}
          >
            <SocialIcon network={network} className="size-5.5" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

type SocialNetwork = (typeof socialNetworks)[number]

/** Proper names, the same in every language. */
const networkNames: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
}

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.8 } as const

/** In a view box of 24, with the stroke width of the other icons. */
const paths: Record<Exclude<SocialNetwork, 'whatsapp'>, ReactNode> = {
  facebook: (
    <path d="M13.6 21v-7.2h2.6l.5-3.2h-3.1V8.7c0-.9.4-1.5 1.6-1.5h1.6V4.3c-.4-.1-1.4-.2-2.4-.2-2.5 0-4 1.5-4 4.2v2.3H7.7v3.2h2.7V21z" />
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.8" {...stroke} />
      <circle cx="12" cy="12" r="3.9" {...stroke} />
      <circle cx="16.9" cy="7.1" r="1.2" />
    </>
  ),
  telegram: (
    <path d="M20.6 4.3 3 11.2c-.9.4-.9 1.5 0 1.8l4.4 1.4 1.7 5.2c.2.7 1 .8 1.5.3l2.4-2.4 4.5 3.3c.6.4 1.3.1 1.5-.6l3-14.7c.1-.8-.6-1.5-1.4-1.2M9.6 15.2l-.3 2.5-1-3.6 8.2-5.4c.3-.2.6.2.3.4z" />
  ),
  x: <path d="M4.5 4.5 19.5 19.5M19 4.5 5 19.5" strokeLinecap="round" {...stroke} strokeWidth={2.2} />,
  youtube: (
    <path
      fillRule="evenodd"
      d="M6.4 5.2h11.2A3.9 3.9 0 0 1 21.5 9v6a3.9 3.9 0 0 1-3.9 3.8H6.4A3.9 3.9 0 0 1 2.5 15V9a3.9 3.9 0 0 1 3.9-3.8M10 8.8v6.4l5.6-3.2z"
    />
  ),
}

function SocialIcon({ network, className }: { network: SocialNetwork; className: string }) {
  if (network === 'whatsapp') return <WhatsappIcon className={className} />
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      {paths[network]}
    </svg>
  )
}
