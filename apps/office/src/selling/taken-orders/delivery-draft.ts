import type { Delivery } from '@tecnoclick/contract/delivery/zones/schemas'
import { zoneTerms } from '@tecnoclick/contract/delivery/zones/zone-terms'
import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import type { TakenOrder } from '@tecnoclick/contract/selling/orders/schemas'
import {
  type DeliveryQuote,
  type DeliveryTerms,
  quoteDelivery,
  zoneFor,
} from '@tecnoclick/domain/delivery/zones'

export interface DeliveryDraft {
  /** `home`, `shop` or the id of a pick-up point; `keep` in an order that is changed. */
  way: string
  /** Of the account; empty for one that is typed. */
  addressId: string
  street: string
  apartament: string
  stateId: string
  cityId: string
  recipientName: string
  recipientPhone: string
}

export const emptyDelivery: DeliveryDraft = {
  ...{ way: 'shop', addressId: '', street: '', apartament: '', stateId: '', cityId: '' },
  ...{ recipientName: '', recipientPhone: '' },
}

type Destination = Pick<
  TakenOrder,
  'homeDelivery' | 'addressId' | 'address' | 'pickupPointId' | 'recipientName' | 'recipientPhone'
>

/** An address of the account counts only while that account is chosen. */
function chosenAddress(draft: DeliveryDraft, addresses: readonly Address[]): Address | undefined {
  return addresses.find(({ id }) => String(id) === draft.addressId)
}

export function destinationOf(draft: DeliveryDraft, addresses: readonly Address[]): Destination {
  const { way, street, apartament, cityId, recipientName, recipientPhone } = draft
  const recipient = { recipientName, recipientPhone }
  if (way !== 'home')
    return { ...recipient, homeDelivery: false, pickupPointId: way === 'shop' ? null : Number(way) }
  const chosen = chosenAddress(draft, addresses)
  return {
    ...recipient,
    homeDelivery: true,
    ...(chosen ? { addressId: chosen.id } : { address: { street, apartament, cityId: Number(cityId) } }),
  }
}

export function isTyped(draft: DeliveryDraft, addresses: readonly Address[]): boolean {
  return draft.way === 'home' && !chosenAddress(draft, addresses)
}

/** What delivery costs, by the rule of the shop. Undefined until it is known where it goes. */
export function quoteOf(
  draft: DeliveryDraft,
  addresses: readonly Address[],
  { delivery, terms }: { delivery: Delivery | undefined; terms: DeliveryTerms | undefined },
  order: { currency: string; subtotal: number },
): DeliveryQuote | undefined {
  if (draft.way !== 'home' || !delivery || !terms) return undefined
  const place = chosenAddress(draft, addresses) ?? {
    stateId: Number(draft.stateId),
    cityId: Number(draft.cityId),
  }
  if (!place.cityId) return undefined
  const zone = zoneFor(delivery.zones, place)
  return quoteDelivery(terms, zone && zoneTerms(zone), order)
}
