import type { PickupPoint } from '@tecnoclick/contract/delivery/zones/schemas'
import { openingHoursLines } from '@tecnoclick/messages/site/opening-hours'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { useShellData } from '../../rendering/shell-data.ts'
import { orderFormId } from './checkout-form.ts'

interface PickUpProps {
  points: readonly PickupPoint[]
  /** Of the order before. */
  last: number | undefined
}

/** The shop, or one of its other points. */
export function PickUp({ points, last }: PickUpProps) {
  const t = useFullT()
  const locale = useLocale()
  const store = useShellData()?.store
  if (!store) return null
  const hours = openingHoursLines(store.hours, locale, t).join('; ')
  if (points.length > 0) {
    // A line each: the address may have another direction than the hours.
    const hint = (address: string, times: string) => (
      <>
        <span className="block">
          <bdi>{address}</bdi>
        </span>
        <span className="block">{times}</span>
      </>
    )
    return (
      <RadioGroup
        name="pickupPointId"
        form={orderFormId}
        label={t('site.delivery.pointChoice')}
        look="cards"
        defaultValue={last === undefined ? '' : String(last)}
        options={[
          { value: '', label: t('site.delivery.shop'), hint: hint(store.address, hours) },
          ...points.map((point) => ({
            value: String(point.id),
            label: <bdi>{point.name}</bdi>,
            hint: hint(point.address, openingHoursLines(point.hours, locale, t).join('; ')),
          })),
        ]}
      />
    )
  }
  return (
    <p className="rounded-md bg-sunken p-4 text-sm">
      {t('checkout.pickUpHint', { address: store.address, hours })}
    </p>
  )
}
