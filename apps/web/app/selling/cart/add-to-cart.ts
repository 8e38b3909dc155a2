import { createClient } from '@tecnoclick/contract/platform/client'
import type { ErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { keyHeaders, randomKey } from '@tecnoclick/contract/platform/request-key'
import { addCartItem } from '@tecnoclick/contract/selling/cart/endpoints'
import { signInAddress } from '../../people/session/safe-next.ts'
import { wishedItem } from './read-cart-item.ts'

const client = createClient((path, init) => fetch(path, init))

/** The key of each wish that nobody has answered: pressed again after a broken line, it is the same one. */
const unanswered = new Map<string, string>()

const attempts = 2
const pauseMs = 800

/** Puts the product of a form into the cart, once, however bad the line; resolves with what kept it out, if anything did. */
export async function sendWish(form: FormData): Promise<ErrorCode | undefined> {
  const body = wishedItem(form)
  const wish = JSON.stringify(body)
  const key = unanswered.get(wish) ?? randomKey()
  unanswered.set(wish, key)
  for (let attempt = 1; ; attempt += 1) {
    const failure = await client.attempt(addCartItem, { body, headers: keyHeaders(key) }).then(
      (outcome) => (outcome.ok ? undefined : outcome.error.code),
      () => 'unavailable' as const,
    )
    const mayPass = failure === 'unavailable' || failure === 'overloaded'
    if (!mayPass) unanswered.delete(wish)
    if (!mayPass || attempt === attempts) return failure
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

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
