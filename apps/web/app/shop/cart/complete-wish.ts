import { addCartItem } from '@tecnoclick/contract/cart/endpoints'
import { redirect } from 'react-router'
import type { Visit } from '../../context.ts'
import { chosenOptions } from './chosen-options.ts'

/**
 * Whoever had to sign in first finds the product in the cart (A §6): the wish is in the address. Only a step inside this
 * site counts, so that a link elsewhere cannot fill anybody's cart.
 */
export async function completeWish({ client, me }: Visit, request: Request, url: URL): Promise<void> {
  const wish = url.searchParams
  const productId = Number(wish.get('add'))
  if (!Number.isInteger(productId) || productId < 1) return
  const viewer = await me()
  if (!viewer.ok || !viewer.data.user || !isOwnStep(request, url)) return
  const quantity = Number(wish.get('quantity') ?? 1)
  const outcome = await client.attempt(addCartItem, {
    body: {
      productId,
      quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : 1,
      options: chosenOptions(wish),
    },
  })
  throw redirect(outcome.ok ? `/shop/cart?added=${productId}` : '/shop/cart')
}

function isOwnStep(request: Request, url: URL): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const referer = URL.parse(request.headers.get('referer') ?? '')
  return referer?.origin === url.origin
}
