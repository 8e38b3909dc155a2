import { Card } from '@tecnoclick/ui/card'
import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import ArrowRight from 'lucide-react/icons/arrow-right'
import FileDown from 'lucide-react/icons/file-down'
import Printer from 'lucide-react/icons/printer'
import Wrench from 'lucide-react/icons/wrench'

const doors = [
  { href: '/shop/catalog', title: 'shell.nav.shop', text: 'site.doors.shop', Icon: Printer },
  { href: '/services/list', title: 'shell.nav.services', text: 'site.doors.services', Icon: Wrench },
  { href: '/reset/list', title: 'shell.nav.resets', text: 'shop.home.resetBanner', Icon: FileDown },
] as const

/** The three things the shop does. */
export function HomeDoors() {
  const t = useT()
  return (
    <ul className="grid gap-4 sm:gap-6 md:grid-cols-3">
      {doors.map(({ href, title, text, Icon }) => (
        <li key={href}>
          <Card interactive padding="lg" className="group flex h-full gap-4 md:flex-col">
            <Icon aria-hidden="true" strokeWidth={1.6} className="size-8 shrink-0 text-link" />
            <div className="flex-1">
              <h2 className="text-lg">
                <Link href={href} className="after:absolute after:inset-0 after:rounded-lg">
                  {t(title)}
                </Link>
              </h2>
              <p className="mt-1 text-ink-muted">{t(text)}</p>
            </div>
            <ArrowRight
              aria-hidden="true"
              className="size-5 shrink-0 self-center text-link transition-transform group-hover:translate-x-1 md:self-start rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
            />
          </Card>
        </li>
      ))}
    </ul>
  )
}
