import { addCartItem } from '@tecnoclick/contract/cart/endpoints'
import { createClient, type Outcome } from '@tecnoclick/contract/client'
import { idOf } from '../../form/read-form.ts'
import { keyHeaders, randomKey } from '../../form/request-key.ts'
import { chosenOptions } from '../cart/chosen-options.ts'

const client = createClient((path, init) => fetch(path, init))

/** The key of each wish that nobody has answered: pressed again after a broken line, it is the same one. */
const unanswered = new Map<string, string>()

const attempts = 2
const pauseMs = 800

/** Puts the product of a form into the cart, once, however bad the line; `unavailable` where no answer came. */
export async function sendWish(form: FormData): Promise<Outcome<unknown>> {
  const body = {
    productId: idOf(form, 'productId') ?? 0,
    quantity: idOf(form, 'quantity') ?? 1,
    options: chosenOptions(form),
  }
  const wish = JSON.stringify(body)
  const key = unanswered.get(wish) ?? randomKey()
  unanswered.set(wish, key)
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await client.attempt(addCartItem, { body, headers: keyHeaders(key) }).catch(() => lost)
    if (outcome.ok || outcome.error.code !== 'unavailable') {
      unanswered.delete(wish)
      return outcome
    }
    if (attempt === attempts) return outcome
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

const lost: Outcome<never> = {
  ok: false,
  error: { statusCode: 503, name: 'ServiceUnavailableError', code: 'unavailable', message: '' },
}
