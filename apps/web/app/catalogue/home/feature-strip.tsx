import { useT } from '@tecnoclick/ui/messages'
import BadgePercent from 'lucide-react/icons/badge-percent'
import Headset from 'lucide-react/icons/headset'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Truck from 'lucide-react/icons/truck'

/** The owner's marketing texts (catalogue.md#home-page). */
const features = [
  { Icon: Truck, title: 'shop.home.freeDelivery', hint: 'shop.home.freeDeliveryHint' },
  { Icon: Headset, title: 'shop.home.support', hint: 'shop.home.supportHint' },
  { Icon: BadgePercent, title: 'shop.home.discount', hint: 'shop.home.discountHint' },
  { Icon: ShieldCheck, title: 'shop.home.safePayment', hint: 'shop.home.safePaymentHint' },
] as const

export function FeatureStrip() {
  const t = useT()
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-5 border-b pb-6 lg:grid-cols-4 lg:divide-x lg:divide-line">
      {features.map(({ Icon, title, hint }) => (
        <li
          key={title}
          className="flex items-start gap-3 max-sm:flex-col max-sm:gap-2 lg:px-6 lg:first:ps-0 lg:last:pe-0"
        >
          <Icon aria-hidden="true" strokeWidth={1.6} className="size-7 shrink-0 text-link" />
          <div>
            <p className="font-semibold text-sm sm:text-base">{t(title)}</p>
            <p className="text-ink-muted text-sm">{t(hint)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
