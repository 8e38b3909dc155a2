import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { FooterHeading } from './footer-heading.tsx'
import { informationLinks } from './information-links.ts'

export function FooterLinks() {
  const t = useT()
  return (
    <nav aria-labelledby="footer-information">
      <FooterHeading id="footer-information">{t('shell.footer.information')}</FooterHeading>
      <ul className="grid grid-cols-2 gap-x-6 text-on-band-muted text-sm">
        {informationLinks.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-on-band hover:underline md:min-h-8"
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
