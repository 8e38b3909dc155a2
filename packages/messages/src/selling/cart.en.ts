import type { Translation } from '../platform/translation.ts'
import type { cart as source } from './cart.es.ts'

export const cart = {
  title: 'Cart',
  summary: 'Cart summary',
  indicator: { one: 'Cart, {count} product', other: 'Cart, {count} products' },
  emptyMini: 'Your cart is empty!',
  emptyPage: 'Your cart is empty!',
  product: 'Product',
  price: 'Price',
  quantity: 'Quantity',
  lineTotal: 'Line total',
  removeLine: 'Remove {name} from the cart',
  subtotal: 'Subtotal',
  delivery: 'Delivery',
  discount: 'Discount {name}',
  total: 'Total',
  update: 'Update cart',
  updated: 'Cart updated',
  removed: 'Product "{name}" removed from cart',
  continue: 'Continue shopping',
  view: 'View cart',
  checkout: 'Checkout',
  unreserved: 'Not reserved',
  unreservedHint:
    'The reservation has expired. It is renewed when you change the quantity or place the order.',
  reservedFor: 'Reserved for {time}',
  missingToFree: 'Add {amount} for free delivery',
  requestQuote: 'Request a quote',
  share: 'Save or share',
  offline: 'You cannot change the cart while offline. Try again when the connection is back.',
} satisfies Translation<typeof source, 'en'>
