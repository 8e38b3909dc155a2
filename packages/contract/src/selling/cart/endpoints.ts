import { endpoint } from '../../platform/endpoint.ts'
import type {
  Cart,
  CartChange,
  CartCode,
  CartItemChange,
  CartQuery,
  FilledCart,
  NewCartItem,
  NewCartItems,
  ReadCartQuery,
} from './schemas.ts'

/** Every change returns the whole cart (selling.md#calls). */
export const getCart = endpoint<{ query?: ReadCartQuery; response: Cart }>('GET', '/cart')
/** Repeatable with the header `Idempotency-Key`. */
export const addCartItem = endpoint<{ query?: CartQuery; body: NewCartItem; response: Cart }>(
  'POST',
  '/cart/items',
)
/** Adds what can be had of several products and says what cannot; repeatable in the same way. */
export const fillCart = endpoint<{ query?: CartQuery; body: NewCartItems; response: FilledCart }>(
  'POST',
  '/cart',
)
export const changeCartItem = endpoint<{
  params: { id: number }
  query?: CartQuery
  body: CartItemChange
  response: Cart
}>('PATCH', '/cart/items/{id}')
export const changeCart = endpoint<{ query?: CartQuery; body: CartChange; response: Cart }>('PUT', '/cart')
export const removeCartItem = endpoint<{ params: { id: number }; query?: CartQuery; response: Cart }>(
  'DELETE',
  '/cart/items/{id}',
)
/** Why a code takes nothing off is in the cart; only an unknown one is refused. */
export const enterCode = endpoint<{ query?: CartQuery; body: CartCode; response: Cart }>('PUT', '/cart/code')
export const removeCode = endpoint<{ query?: CartQuery; response: Cart }>('DELETE', '/cart/code')
