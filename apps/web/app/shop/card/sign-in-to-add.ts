import { signInAddress } from '../../session/safe-next.ts'

/**
 * Where somebody who has to sign in first is sent: afterwards the cart finds the wish in its address
 * (`?add={productId}&quantity=…&option_{id}=…`) and completes it.
 */
export function signInToAdd(form: FormData): string {
  const wish = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    if (name === 'productId') wish.set('add', value)
    else if (name === 'quantity' || name.startsWith('option_')) wish.set(name, value)
  }
  return signInAddress(`/shop/cart?${wish}`)
}
