import { randomKey } from '@tecnoclick/contract/platform/request-key'
import { signInAddress } from '../../people/session/safe-next.ts'

/**
 * Where somebody who has to sign in first is sent: afterwards the cart finds the wish in its address
 * (`?add={productId}&quantity=…&option_{id}=…&key=…`) and completes it, once, however often that address is opened.
 */
export function signInToAdd(form: FormData): string {
  const wish = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    if (name === 'productId') wish.set('add', value)
    else if (name === 'quantity' || name.startsWith('option_')) wish.set(name, value)
  }
  wish.set('key', randomKey())
  return signInAddress(`/shop/cart?${wish}`)
}
