import { useT } from '@tecnoclick/ui/messages'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { Delivery, DeliveryFee } from './load-delivery.ts'

export function DeliveryAnswer({ delivery: { state, city, fees } }: { delivery: Delivery }) {
  const t = useT()
  return (
    <div className="border-t p-5 sm:p-8">
      {/* Always in the page, so that a screen reader hears the answer when it comes. */}
      <p role="status" className="font-semibold text-success empty:hidden">
        {state && city && (
          <span className="mb-4 flex items-center gap-2">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
            {t('site.delivery.reached', { city: city.name, state: state.name })}
          </span>
        )}
      </p>
      <h3 className="text-ink-muted text-sm">{t('site.delivery.fee')}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-8 gap-y-2">
        {fees.map((fee) => (
          <Fee key={fee.currency} fee={fee} />
        ))}
      </ul>
    </div>
  )
}

function Fee({ fee: { currency, fee, freeFrom } }: { fee: DeliveryFee }) {
  const t = useT()
  return (
    <li>
      <bdi dir="ltr" className="font-bold text-lg tabular-nums">
        {fee}
      </bdi>
      {!fee.includes(currency) && <span className="ms-1 text-ink-muted text-xs">{currency}</span>}
      {freeFrom !== undefined && (
        <span className="block text-ink-muted text-sm">
          {t('site.delivery.freeFrom', { amount: freeFrom })}
        </span>
      )}
    </li>
  )
}
