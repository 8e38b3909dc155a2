import type { OpeningHours } from '@tecnoclick/domain/site/setting-values'
import { openingHoursLines } from '@tecnoclick/messages/opening-hours'
import { Card } from '@tecnoclick/ui/card'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import { Fact } from '../shell/fact.tsx'

export function PickUp({ address, hours }: { address: string; hours: OpeningHours[] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <Card padding="lg">
      <h3 className="text-lg">{t('site.delivery.pickUp')}</h3>
      <p className="mt-1 text-ink-muted">{t('site.delivery.pickUpText')}</p>
      <dl className="mt-5 grid gap-4">
        <Fact icon={<MapPin />} name={t('site.delivery.pickUpAddress')}>
          <bdi>{address}</bdi>
        </Fact>
        <Fact icon={<Clock />} name={t('site.delivery.pickUpHours')}>
          {openingHoursLines(hours, locale, t).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
      </dl>
    </Card>
  )
}
