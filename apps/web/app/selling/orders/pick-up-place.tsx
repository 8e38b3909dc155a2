import type { PickupPoint } from '@tecnoclick/contract/delivery/zones/schemas'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { openingHoursLines } from '@tecnoclick/messages/site/opening-hours'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { useShellData } from '../../rendering/shell-data.ts'

interface PickUpPlaceProps {
  order: Pick<Order, 'pickupPoint'>
  pointHours: PickupPoint['hours'] | undefined
}

/** Where and when an order waits: its point, otherwise the shop (selling.md#delivery). */
export function PickUpPlace({ order, pointHours }: PickUpPlaceProps) {
  const t = useFullT()
  const locale = useLocale()
  const store = useShellData()?.store
  const place = order.pickupPoint || store?.address
  const hours = order.pickupPoint ? pointHours : store?.hours
  if (!place) return null
  return (
    <>
      <bdi className="block wrap-anywhere">{place}</bdi>
      {openingHoursLines(hours ?? [], locale, t).map((line) => (
        <span key={line} className="block text-ink-muted text-sm">
          {line}
        </span>
      ))}
    </>
  )
}
