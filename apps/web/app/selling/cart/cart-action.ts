import type { Outcome } from '@tecnoclick/contract/platform/client'
import { addCartItem, changeCart, removeCartItem } from '@tecnoclick/contract/selling/cart/endpoints'
import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { data, redirect } from 'react-router'
import { signInAddress } from '../../people/session/safe-next.ts'
import { idOf, textOf } from '../../platform/form/read-form.ts'
import type { Visit } from '../../rendering/context.ts'
import { signInToAdd } from './add-to-cart.ts'
import type { CartAnswer } from './cart-result.ts'
import { refusedChange } from './cart-result.ts'
import { wishedItem } from './read-cart-item.ts'

const cartPage = '/shop/cart'

/** Every change of the cart is a form sent here; script asks for an answer instead of a page by `answer=data`. */
export async function answerCart(visit: Visit, form: FormData) {
  const byScript = textOf(form, 'answer') === 'data'
  const outcome = await change(visit, form)
  if (!outcome.ok) {
    if (outcome.error.code === 'unauthenticated')
      throw redirect(isAdding(form) ? signInToAdd(form) : signInAddress(cartPage))
    return data<CartAnswer>(refusedChange(outcome.error), { status: outcome.error.statusCode })
  }
  if (!byScript) throw redirect(isAdding(form) ? `${cartPage}?added=${idOf(form, 'productId')}` : cartPage)
  const answer: CartAnswer = { added: true }
  return data(answer, { status: 200 })
}

const isAdding = (form: FormData) => textOf(form, 'intent') === 'add'

async function change({ client }: Visit, form: FormData): Promise<Outcome<Cart>> {
  const removed = idOf(form, 'remove')
  if (removed !== undefined) return client.attempt(removeCartItem, { params: { id: removed } })
  if (!isAdding(form)) return client.attempt(changeCart, { body: { items: changedLines(form) } })
  return client.attempt(addCartItem, { body: wishedItem(form) })
}

/** Fields `quantity_{lineId}`; one left empty changes nothing. */
function changedLines(form: FormData): { id: number; quantity: number }[] {
  return [...form.keys()].flatMap((name) => {
    const id = /^quantity_(\d{1,10})$/.exec(name)?.[1]
    const quantity = idOf(form, name)
    return id === undefined || quantity === undefined ? [] : [{ id: Number(id), quantity }]
  })
}
