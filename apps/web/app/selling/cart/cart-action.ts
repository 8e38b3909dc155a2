import type { Outcome } from '@tecnoclick/contract/platform/client'
import {
  addCartItem,
  changeCart,
  enterCode,
  removeCartItem,
  removeCode,
} from '@tecnoclick/contract/selling/cart/endpoints'
import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { data, redirect } from 'react-router'
import { idOf, textOf } from '../../platform/form/read-form.ts'
import { signInAddress } from '../../platform/session/safe-next.ts'
import type { Visit } from '../../rendering/context.ts'
import { signInToAddUrl } from './add-to-cart.ts'
import { type CartResult, cartRefusal } from './cart-result.ts'
import { repeatOrder, takeSharedCart } from './fill-cart.ts'
import { readCartItem } from './read-cart-item.ts'

const cartPage = '/shop/cart'
const checkoutPage = '/shop/checkout'

/** Every change of the cart is a form sent here. Scripts send `answer=data` to get a result instead of a page. */
export async function handleCartForm(visit: Visit, form: FormData, url: URL) {
  const intent = textOf(form, 'intent')
  if (intent === 'repeat') return repeatOrder(visit, form, url)
  if (intent === 'take') return takeSharedCart(visit, form, url)
  if (intent === 'code' || intent === 'uncode') return changeCode(visit, form, intent)
  const outcome = await change(visit, form)
  if (!outcome.ok) {
    if (outcome.error.code === 'unauthenticated')
      throw redirect(isAdding(form) ? signInToAddUrl(form) : signInAddress(cartPage))
    return data<CartResult>(cartRefusal(outcome.error), { status: outcome.error.statusCode })
  }
  const wantsData = textOf(form, 'answer') === 'data'
  if (!wantsData) throw redirect(isAdding(form) ? `${cartPage}?added=${idOf(form, 'productId')}` : cartPage)
  return data<CartResult>({ added: true }, { status: 200 })
}

/** From the cart or checkout; a code that nobody knows is `unknown` there. */
async function changeCode({ client }: Visit, form: FormData, intent: 'code' | 'uncode') {
  const code = textOf(form, 'code')
  const outcome = await (intent === 'code'
    ? client.attempt(enterCode, { body: { code } })
    : client.attempt(removeCode))
  const wantsData = textOf(form, 'answer') === 'data'
  const isFromCart = textOf(form, 'page') === 'cart'
  if (outcome.ok && !wantsData) throw redirect(isFromCart ? cartPage : checkoutPage)
  if (outcome.ok) return data<CartResult>({ added: true }, { status: 200 })
  const isUnknown = outcome.error.code === 'invalid'
  const refusal = { ...cartRefusal(outcome.error), ...(isUnknown && { reason: 'unknown' }) }
  if (!wantsData && !isFromCart) throw redirect(`${checkoutPage}?refused=code`)
  return data<CartResult>(refusal, { status: outcome.error.statusCode })
}

const isAdding = (form: FormData) => textOf(form, 'intent') === 'add'

async function change({ client }: Visit, form: FormData): Promise<Outcome<Cart>> {
  const removed = idOf(form, 'remove')
  if (removed !== undefined) return client.attempt(removeCartItem, { params: { id: removed } })
  if (isAdding(form)) return addAll(client, form)
  return client.attempt(changeCart, { body: { items: changedLines(form) } })
}

/** A set of colours is one form with several products; it ends at the first that is refused. */
const maxTogether = 4

async function addAll(client: Visit['client'], form: FormData): Promise<Outcome<Cart>> {
  const item = readCartItem(form)
  let outcome = await client.attempt(addCartItem, { body: item })
  for (const productId of form.getAll('productId').slice(1, maxTogether)) {
    if (!outcome.ok) return outcome
    outcome = await client.attempt(addCartItem, { body: { ...item, productId: Number(productId) } })
  }
  return outcome
}

/** Reads the fields `quantity_{lineId}`; an empty one leaves its line unchanged. */
function changedLines(form: FormData): { id: number; quantity: number }[] {
  return [...form.keys()].flatMap((name) => {
    const id = /^quantity_(\d{1,10})$/.exec(name)?.[1]
    const quantity = idOf(form, name)
    return id === undefined || quantity === undefined ? [] : [{ id: Number(id), quantity }]
  })
}
