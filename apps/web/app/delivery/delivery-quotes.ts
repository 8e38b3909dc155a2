import type { DeliveryZoneRow } from '@tecnoclick/contract/delivery/zones/schemas'
import { zoneTerms } from '@tecnoclick/contract/delivery/zones/zone-terms'
import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { arrivalDates, type DeliveryQuote, quoteDelivery, zoneFor } from '@tecnoclick/domain/delivery/zones'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'
import type { Arrival } from '../platform/page/arrival-text.ts'

/** What delivery to an address means for this cart; amounts as on the wire. */
export interface AddressQuote {
  kind: DeliveryQuote['kind']
  fee?: number
  minimum?: number
  arrival?: Arrival
}

interface DeliveryOffer {
  zones: readonly DeliveryZoneRow[]
  settings: PublicSettings
  now: Date
}

type PricedCart = Pick<Cart, 'currency' | 'subtotal'>

/** For a customer without an address. Undefined if it is free somewhere only: 'from' would say nothing. */
export function lowestFee({ currency, subtotal }: PricedCart, { zones, settings }: DeliveryOffer) {
  const order = { currency, subtotal: fromWire(subtotal) ?? 0 }
  const fees = [undefined, ...zones.map(zoneTerms)].flatMap((zone) => {
    const quote = quoteDelivery(settings, zone, order)
    return quote.kind === 'delivered' ? [quote.fee] : []
  })
  const lowest = Math.min(...fees)
  return fees.length === 0 || (lowest === 0 && Math.max(...fees) > 0) ? undefined : toWire(lowest)
}

export function quoteAddress(
  { stateId, cityId }: Pick<Address, 'stateId' | 'cityId'>,
  { currency, subtotal }: PricedCart,
  { zones, settings, now }: DeliveryOffer,
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
