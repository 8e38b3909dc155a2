import { listAddresses } from '@tecnoclick/contract/people/addresses/endpoints'
import { getCart } from '@tecnoclick/contract/selling/cart/endpoints'
import { redirect } from 'react-router'
import { requireViewer } from '../../people/session/require-viewer.ts'
import type { Visit } from '../../rendering/context.ts'

/** Everything that checkout shows. An empty cart has nothing to order (selling.md#checkout). */
export async function loadCheckout(visit: Visit) {
  const viewer = await requireViewer(visit)
  const [cart, addresses] = await Promise.all([
    visit.client.call(getCart, { query: { homeDelivery: 'true' } }),
    visit.client.attempt(listAddresses, { params: { userId: viewer.id } }),
  ])
  if (cart.items.length === 0) throw redirect('/shop/catalog')
  return {
    cart,
    /** Undefined: they could not be loaded. */
    addresses: addresses.ok ? addresses.data.data : undefined,
    /** Created when checkout opens: every repetition from this page is the same order (selling.md#checkout). */
    orderKey: crypto.randomUUID(),
  }
}
