import { getDelivery } from '@tecnoclick/contract/delivery/zones/endpoints'
import type { PickupPoint } from '@tecnoclick/contract/delivery/zones/schemas'
import { listAddresses } from '@tecnoclick/contract/people/addresses/endpoints'
import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import { listProfiles } from '@tecnoclick/contract/people/profiles/endpoints'
import type { Profile } from '@tecnoclick/contract/people/profiles/schemas'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { getCart } from '@tecnoclick/contract/selling/cart/endpoints'
import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { getOwnCredit } from '@tecnoclick/contract/selling/credit/endpoints'
import { listOrdersOf } from '@tecnoclick/contract/selling/orders/endpoints'
import type { ListedOrder } from '@tecnoclick/contract/selling/orders/schemas'
import { listOfferedMethods } from '@tecnoclick/contract/selling/payments/endpoints'
import { listCurrencies } from '@tecnoclick/contract/site/currencies/endpoints'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import { pickupPointText } from '@tecnoclick/domain/selling/order-address'
import { redirect } from 'react-router'
import { lowestFee, quoteAddress } from '../../delivery/delivery-quotes.ts'
import { knownAddressValues } from '../../people/addresses/address-values.ts'
import { loadPlaces } from '../../people/addresses/places.ts'
import { requireViewer } from '../../platform/session/find-viewer.ts'
import type { Visit } from '../../rendering/context.ts'
import { balanceIn } from '../credit/balance-in.ts'
import { linkTexts } from '../links/link-texts.ts'
import { addressLine } from './address-line.ts'
import type { Recipient } from './recipient-fields.tsx'

/** An empty cart redirects to the catalogue (selling.md#checkout). */
export async function loadCheckout(visit: Visit) {
  const viewer = await requireViewer(visit)
  const [cart, others, settings, delivery, addresses, profiles, methods, places, orders, credit] =
    await Promise.all([
      visit.client.call(getCart, { query: { choices: 'true' } }),
      loadOtherCarts(visit),
      visit.client.call(getPublicSettings),
      visit.client.call(getDelivery),
      visit.client.attempt(listAddresses, { params: { userId: viewer.id } }),
      visit.client.attempt(listProfiles, { query: listQuery({ where: { userId: viewer.id } }) }),
      visit.client.attempt(listOfferedMethods, { query: { lang: visit.preferences.locale } }),
      loadPlaces(visit.client),
      visit.client.attempt(listOrdersOf, {
        params: { userId: viewer.id },
        query: listQuery({ order: 'orderDate DESC', limit: 1 }),
      }),
      visit.client.attempt(getOwnCredit),
    ])
  if (cart.items.length === 0) throw redirect('/shop/catalog')
  const terms = { zones: delivery.zones, settings, now: new Date() }
  const profile = profiles.ok ? profiles.data.data[0] : undefined
  return {
    cart,
    texts: linkTexts(visit.preferences.locale),
    /** What the order would be in another currency. */
    others: others
      .filter(({ currency }) => currency !== cart.currency)
      .map((other) => ({
        currency: other.currency,
        subtotal: other.subtotal,
        discounts: other.discounts,
        unpriced: [
          ...new Set(other.items.filter(({ price }) => price === null).map(({ product }) => product.name)),
        ],
        fees: addresses.ok
          ? addresses.data.data.map((address) => ({
              id: address.id,
              fee: quoteAddress(address, other, terms).fee,
            }))
          : [],
      })),
    places,
    /** What the form of a new address starts with. */
    newAddress: knownAddressValues(viewer.email, profile, places),
    lowestFee: lowestFee(cart, terms),
    pickupPoints: delivery.pickupPoints,
    /** Undefined: they could not be loaded. */
    addresses: addresses.ok
      ? addresses.data.data.map((address) => ({ ...address, quote: quoteAddress(address, cart, terms) }))
      : undefined,
    known: recipientFrom(
      profile,
      addresses.ok ? addresses.data.data.find(({ isPrincipal }) => isPrincipal) : undefined,
    ),
    /** What was chosen for the order before is chosen again. */
    last: orders.ok
      ? lastChoice(orders.data.data[0], addresses.ok ? addresses.data.data : [], delivery.pickupPoints)
      : undefined,
    /** Store credit in the currency of the cart. */
    credit: credit.ok ? balanceIn(credit.data, cart.currency) : 0,
    /** The choice is optional, so an order can be placed without them. */
    methods: methods.ok ? methods.data.data : [],
    /** Idempotency key: every submission from this page places the same order (selling.md#checkout). */
    orderKey: crypto.randomUUID(),
  }
}

/** Without those that cannot be read: it is an offer. */
async function loadOtherCarts({ client, preferences }: Visit): Promise<Cart[]> {
  const currencies = await client.attempt(listCurrencies)
  if (!currencies.ok) return []
  const codes = currencies.data.data.map(({ code }) => code).filter((code) => code !== preferences.currency)
  const carts = await Promise.all(
    codes.map((currency) => client.attempt(getCart, { query: { currency, choices: 'true' } })),
  )
  return carts.flatMap((cart) => (cart.ok ? [cart.data] : []))
}

/** An order has its places as text: what has changed since is not chosen again. */
function lastChoice(
  order: ListedOrder | undefined,
  addresses: readonly Address[],
  points: readonly PickupPoint[],
) {
  if (!order) return undefined
  const { homeDelivery, paymentMethod, shippingAddress, pickupPoint } = order
  return {
    homeDelivery,
    paymentMethod,
    addressId: addresses.find((address) => addressLine(address) === shippingAddress)?.id,
    pickupPointId: points.find((point) => pickupPointText(point) === pickupPoint)?.id,
  }
}

/** What the fields of who picks up the order start with. */
function recipientFrom(profile: Profile | undefined, principal: Address | undefined): Recipient {
  const contacts = [profile, principal].flatMap((known) => (known ? [known] : []))
  const names = contacts.map(({ name, lastname }) => [name, lastname].filter(Boolean).join(' '))
  return { name: names.find(Boolean) ?? '', phone: contacts.find(({ phone }) => phone)?.phone ?? '' }
}
