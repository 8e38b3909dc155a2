import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import type { DeliveryZoneRow } from '@tecnoclick/contract/selling/delivery/schemas'
import { zoneTerms } from '@tecnoclick/contract/selling/delivery/zone-terms'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { arrivalDates, type DeliveryQuote, quoteDelivery, zoneFor } from '@tecnoclick/domain/selling/delivery'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'
import type { Arrival } from '../../shell/arrival-text.ts'

/** What delivery to an address means for this cart; amounts as on the wire. */
export interface AddressQuote {
  kind: DeliveryQuote['kind']
  fee?: number
  minimum?: number
  arrival?: Arrival
}

export function quoteAddress(
  { stateId, cityId }: Pick<Address, 'stateId' | 'cityId'>,
  { currency, subtotal }: Pick<Cart, 'currency' | 'subtotal'>,
  { zones, settings, now }: { zones: readonly DeliveryZoneRow[]; settings: PublicSettings; now: Date },
): AddressQuote {
  const zone = zoneFor(zones, { stateId, cityId })
  const quote = quoteDelivery(settings, zone && zoneTerms(zone), {
    currency,
    subtotal: fromWire(subtotal) ?? 0,
  })
  return {
    kind: quote.kind,
    ...(quote.kind === 'delivered' && { fee: toWire(quote.fee) }),
    ...(quote.kind === 'belowMinimum' && { minimum: toWire(quote.minimum) }),
    ...('days' in quote && quote.days && { arrival: arrivalDates(quote.days, now) }),
  }
}
