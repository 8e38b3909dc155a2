import { type DeliveryTerms, type DeliveryZone, quoteDelivery } from '../delivery/zones.ts'
import { type Refusal, refuse } from '../platform/refusal.ts'
import { deliveryLabel } from './order.ts'
import { type AddressParts, pickupPointText } from './order-address.ts'

export interface DeliveryChoice {
  homeDelivery?: boolean | undefined
  additionalLines?: readonly { label: string }[] | undefined
  addressId?: number | null | undefined
  pickupPointId?: number | null | undefined
}

export interface BuyerAddress extends AddressParts {
  id: number
  isPrincipal: boolean
  name: string
  phone: string | null
  /** Of the municipality, otherwise of its province. */
  zone: DeliveryZone | null
}

export interface KnownPlaces {
  /** The principal and the chosen one. */
  addresses: BuyerAddress[]
  /** The chosen one; null if it is unknown or closed. */
  pickupPoint: { name: string; address: string } | null
}

interface OrderDelivery {
  isHome: boolean
  /** Empty for the shop itself. */
  pickupPoint: string
  /** Of a home delivery. */
  address?: BuyerAddress
  extraLines: { label: string; total: number }[]
}

/** Where the order goes and what that costs, or why it cannot (selling.md#delivery). */
export function deliveryOf(
  choice: DeliveryChoice,
  { addresses, pickupPoint: point }: KnownPlaces,
  { currency, subtotal, settings }: { currency: string; subtotal: number; settings: DeliveryTerms },
): OrderDelivery | Refusal<'notFound' | 'noAddress' | 'notDelivered' | 'deliveryMinimum', never> {
  const isHome =
    choice.homeDelivery ?? choice.additionalLines?.some(({ label }) => label === deliveryLabel) ?? false
  if (!isHome) {
    if (choice.pickupPointId && !point) return refuse('notFound')
    return { isHome, pickupPoint: point ? pickupPointText(point) : '', extraLines: [] }
  }
  const wanted = choice.addressId
  const address = addresses.find(({ id, isPrincipal }) => (wanted ? id === wanted : isPrincipal))
  // Another customer's address looks like one that does not exist (platform.md#access).
  if (!address) return refuse(wanted ? 'notFound' : 'noAddress')
  const quote = quoteDelivery(settings, address.zone ?? undefined, { currency, subtotal })
  if (quote.kind === 'notDelivered') return refuse('notDelivered')
  if (quote.kind === 'belowMinimum') return refuse('deliveryMinimum')
  // An arranged delivery has no fee yet; the shop agrees on it with the customer.
  const extraLines = quote.kind === 'delivered' ? [{ label: deliveryLabel, total: quote.fee }] : []
  return { isHome, pickupPoint: '', address, extraLines }
}
