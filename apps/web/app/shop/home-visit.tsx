import { Link } from '@tecnoclick/ui/link'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import Truck from 'lucide-react/icons/truck'
import { Fact } from '../shell/fact.tsx'
import { openingHoursLines } from '../shell/opening-hours.ts'
import type { ShellData } from '../shell/shell-data.ts'

/** Where the shop is, when it is open, and whether it comes to you. */
export function HomeVisit({ store }: { store: ShellData['store'] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <dl className="grid gap-6 rounded-lg bg-sunken p-5 sm:p-8 md:grid-cols-3">
      <Fact icon={<MapPin />} name={t('shell.footer.address')}>
        <bdi>{store.address}</bdi>
      </Fact>
      <Fact icon={<Clock />} name={t('shell.footer.hours')}>
        {openingHoursLines(store.hours, locale, t).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Fact>
      <Fact icon={<Truck />} name={t('shell.footer.delivery')}>
        <Link href="/site/faq#entrega" className="text-link underline underline-offset-4">
          {t('site.delivery.question')}
        </Link>
      </Fact>
    </dl>
  )
}
