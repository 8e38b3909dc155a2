import { createClient } from '@tecnoclick/contract/platform/client'
import { keyHeaders, randomKey } from '@tecnoclick/contract/platform/request-key'
import { addCartItem } from '@tecnoclick/contract/selling/cart/endpoints'
import { noteFailure } from '../../platform/connection-state.ts'
import { slowAfterMs } from '../../platform/patient-fetch.ts'
import { signInAddress } from '../../platform/session/safe-next.ts'
import { type CartRefusal, cartRefusal } from './cart-result.ts'
import { readCartItem } from './read-cart-item.ts'
import { markCartStale } from './stored-lines.ts'

const client = createClient((path, init) => fetch(path, init))

/** Idempotency keys of requests without a definite response, by body. A retry reuses its key, so nothing is added twice. */
const pendingKeys = new Map<string, string>()

const maxAttempts = 2
const retryDelayMs = 800

/** Adds the form's product to the cart. Resolves with the reason if it was refused. */
export async function addToCart(form: FormData): Promise<CartRefusal | undefined> {
  const body = readCartItem(form)
  const item = JSON.stringify(body)
  const key = pendingKeys.get(item) ?? randomKey()
  pendingKeys.set(item, key)
  for (let attempt = 1; ; attempt += 1) {
    const startedAt = Date.now()
    const refusal = await client.attempt(addCartItem, { body, headers: keyHeaders(key) }).then(
      (outcome) => (outcome.ok ? undefined : cartRefusal(outcome.error)),
      (error: unknown): CartRefusal => {
        noteFailure(error)
        return { added: false, failure: 'noAnswer' }
      },
    )
    const failure = refusal?.failure
    const isTransient = failure === 'unavailable' || failure === 'overloaded' || failure === 'noAnswer'
    if (!isTransient) pendingKeys.delete(item)
    if (failure === 'noAnswer') markCartStale()
    // Who waited long, or cancelled, decides alone.
    const wasSlow = Date.now() - startedAt >= slowAfterMs
    if (!isTransient || wasSlow || attempt === maxAttempts) return refusal
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
  }
}

/**
 * The sign-in page for a visitor who wants to buy. It leads back to the cart, which adds the product
 * (`?add={productId}&quantity=…&option_{id}=…&key=…`). The key makes that idempotent.
 */
export function signInToAddUrl(form: FormData): string {
  const item = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    if (name === 'productId') item.set('add', value)
    else if (name === 'quantity' || name.startsWith('option_')) item.set(name, value)
  }
  item.set('key', randomKey())
  return signInAddress(`/shop/cart?${item}`)
}
