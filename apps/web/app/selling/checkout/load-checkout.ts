import { listAddresses } from '@tecnoclick/contract/people/addresses/endpoints'
import { getCart } from '@tecnoclick/contract/selling/cart/endpoints'
import { listOfferedMethods } from '@tecnoclick/contract/selling/payment-methods/endpoints'
import { redirect } from 'react-router'
import { requireViewer } from '../../platform/session/find-viewer.ts'
import type { Visit } from '../../rendering/context.ts'

/** An empty cart redirects to the catalogue (selling.md#checkout). */
export async function loadCheckout(visit: Visit) {
  const viewer = await requireViewer(visit)
  const [cart, addresses, methods] = await Promise.all([
    visit.client.call(getCart, { query: { homeDelivery: 'true' } }),
    visit.client.attempt(listAddresses, { params: { userId: viewer.id } }),
    visit.client.attempt(listOfferedMethods, { query: { lang: visit.preferences.locale } }),
  ])
  if (cart.items.length === 0) throw redirect('/shop/catalog')
  return {
    cart,
    /** Undefined: they could not be loaded. */
    addresses: addresses.ok ? addresses.data.data : undefined,
    /** The choice is optional, so an order can be placed without them. */
    methods: methods.ok ? methods.data.data : [],
    /** Idempotency key: every submission from this page places the same order (selling.md#checkout). */
    orderKey: crypto.randomUUID(),
  }
}
