import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import { addCartItem } from '@tecnoclick/contract/selling/cart/endpoints'
import { redirect } from 'react-router'
import type { Visit } from '../../rendering/context.ts'
import { refusedPage, tellsNothing } from '../../rendering/page-client.ts'
import { type RefusedChange, refusedChange } from './cart-result.ts'
import { chosenOptions } from './read-cart-item.ts'

const cartPage = '/shop/cart'

/**
 * Adds the product that a visitor wanted before signing in (catalogue.md#availability). The product and its idempotency
 * key are in the address. Only a navigation inside this site counts, so that a foreign link cannot fill a cart; the
 * request leaves the address at once, or the page's own script would repeat it. Resolves with the reason if the product
 * was not added.
 */
export async function completeWish(
  visit: Visit,
  request: Request,
  url: URL,
): Promise<RefusedChange | undefined> {
  const wish = url.searchParams
  const productId = Number(wish.get('add'))
  if (!Number.isInteger(productId) || productId < 1) return undefined
  if (!isOwnStep(request, url)) throw redirect(cartPage)
  const viewer = await visit.me()
  if (!viewer.ok || !viewer.data.user) return undefined
  const quantity = Number(wish.get('quantity') ?? 1)
  const outcome = await visit.client.attempt(addCartItem, {
    body: {
      productId,
      quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : 1,
      options: chosenOptions(wish),
    },
    // A link brings no Origin along; that the step is our own has just been seen.
    headers: { origin: url.origin, ...keyHeaders(wish.get('key') ?? '') },
  })
  if (outcome.ok) throw redirect(`${cartPage}?added=${productId}`)
  // Asked for again at the same address it is the same wish, so an outage loses nothing.
  if (tellsNothing(outcome.error)) throw refusedPage(outcome.error, visit.requestId)
  return refusedChange(outcome.error)
}

function isOwnStep(request: Request, url: URL): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const referer = URL.parse(request.headers.get('referer') ?? '')
  return referer?.origin === url.origin
}
