import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import { addCartItem } from '@tecnoclick/contract/selling/cart/endpoints'
import { redirect } from 'react-router'
import type { Visit } from '../../rendering/context.ts'
import { isTransient, refusedPage } from '../../rendering/page-client.ts'
import { type CartRefusal, cartRefusal } from './cart-result.ts'
import { readChosenOptions } from './read-cart-item.ts'

const cartPage = '/shop/cart'

/**
 * Adds the product that a visitor wanted before signing in (catalogue.md#availability). The product and its idempotency
 * key are in the URL. Only navigation from this site counts, or a foreign link could fill a cart. On success the
 * redirect removes the parameters, or the page's own script would repeat the request. Resolves with the reason if the
 * product was refused.
 */
export async function addAfterSignIn(
  visit: Visit,
  request: Request,
  url: URL,
): Promise<CartRefusal | undefined> {
  const params = url.searchParams
  const productId = Number(params.get('add'))
  if (!Number.isInteger(productId) || productId < 1) return undefined
  if (!isSameOrigin(request, url)) throw redirect(cartPage)
  const viewer = await visit.me()
  if (!viewer.ok || !viewer.data.user) return undefined
  const quantity = Number(params.get('quantity') ?? 1)
  const outcome = await visit.client.attempt(addCartItem, {
    body: {
      productId,
      quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : 1,
      options: readChosenOptions(params),
    },
    // A GET request has no Origin header; isSameOrigin has already checked where it comes from.
    headers: { origin: url.origin, ...keyHeaders(params.get('key') ?? '') },
  })
  if (outcome.ok) throw redirect(`${cartPage}?added=${productId}`)
  // The URL keeps the request and its key, so reloading after an outage retries it.
  if (isTransient(outcome.error)) throw refusedPage(outcome.error, visit.requestId)
  return cartRefusal(outcome.error)
}

/** Browsers without `Sec-Fetch-Site` are judged by their referrer. */
function isSameOrigin(request: Request, url: URL): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const referer = URL.parse(request.headers.get('referer') ?? '')
  return referer?.origin === url.origin
}
