import { endpoint } from '../../platform/endpoint.ts'
import type { FilledCart } from '../cart/schemas.ts'
import type { CartLink, NewCartLink, OwnCartLink, OwnCartLinks } from './schemas.ts'

/** The cart, or what `items` names, becomes a link. Repeatable with the header `Idempotency-Key`. */
export const makeCartLink = endpoint<{
  query?: { currency?: string }
  body: NewCartLink
  response: OwnCartLink
}>('POST', '/cart-links')
export const listCartLinks = endpoint<{ response: OwnCartLinks }>('GET', '/cart-links')
export const removeCartLink = endpoint<{ params: { id: number }; response: undefined }>(
  'DELETE',
  '/cart-links/{id}',
)
/** For whoever has the link. */
export const getCartLink = endpoint<{ params: { token: string }; response: CartLink }>(
  'GET',
  '/shared-carts/{token}',
)
/** Adds what can be had of it to the cart of the session; repeatable in the same way. */
export const takeCartLink = endpoint<{ params: { token: string }; response: FilledCart }>(
  'POST',
  '/shared-carts/{token}/cart',
)
