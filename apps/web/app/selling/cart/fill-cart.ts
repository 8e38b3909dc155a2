import type { WireError } from '@tecnoclick/contract/platform/error-codes'
import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import { fillCart } from '@tecnoclick/contract/selling/cart/endpoints'
import type { FilledCart, MissingItem } from '@tecnoclick/contract/selling/cart/schemas'
import { getCartLink, takeCartLink } from '@tecnoclick/contract/selling/cart-links/endpoints'
import { getOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import type { OrderItem } from '@tecnoclick/contract/selling/orders/schemas'
import { maxCartLines } from '@tecnoclick/domain/selling/cart'
import type { TranslateAll } from '@tecnoclick/messages/translate'
import { data, redirect } from 'react-router'
import { translatorFor } from '../../platform/form/form-action.ts'
import { idOf, textOf } from '../../platform/form/read-form.ts'
import type { Flash } from '../../platform/session/flash.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import { signInAddress } from '../../platform/session/safe-next.ts'
import type { Visit } from '../../rendering/context.ts'
import { type CartResult, cartRefusal } from './cart-result.ts'

/** Puts the lines of an order into the cart, as far as they can be had, and says what is missing. */
export async function repeatOrder(visit: Visit, form: FormData, url: URL) {
  const id = idOf(form, 'order') ?? 0
  const page = `/account/orders/${id}`
  const found = await visit.client.attempt(getOrder, { params: { id } })
  if (!found.ok) return refused(found.error, page)
  const lines = orderedProducts(found.data.items).slice(0, maxCartLines)
  const items = lines.map(({ productId, quantity, options }) => ({
    productId,
    quantity,
    options: options.map(({ optionId, valueId }) => ({ optionId, valueId })),
  }))
  const headers = keyHeaders(textOf(form, 'requestKey'))
  const filled = await visit.client.attempt(fillCart, { body: { items }, headers })
  if (!filled.ok) return refused(filled.error, page)
  const t = translatorFor(visit)
  const titles = { partly: t('orders.repeat.partly'), nothing: t('orders.repeat.nothing') }
  return filledResult({ filled: filled.data, lines, flash: 'orderRepeated', titles, url }, t)
}

type OrderedProduct = Pick<OrderItem, 'productId' | 'product' | 'options' | 'quantity'>

/** A combo in place of its parts. */
export function orderedProducts(items: readonly OrderItem[]): OrderedProduct[] {
  return items.flatMap((item, index): OrderedProduct[] => {
    const { combo, product } = item
    if (!combo) return [item]
    const isFirst = items.findIndex((other) => other.combo?.id === combo.id) === index
    const { id: productId, name, quantity } = combo
    return isFirst ? [{ productId, quantity, options: [], product: { ...product, name } }] : []
  })
}

/** The same with the link of a cart. Whoever has no session signs in and comes back to it. */
export async function takeSharedCart(visit: Visit, form: FormData, url: URL) {
  const params = { token: textOf(form, 'token') }
  const page = `/shop/shared/${encodeURIComponent(params.token)}`
  const found = await visit.client.attempt(getCartLink, { params })
  if (!found.ok) throw redirect(page)
  const headers = keyHeaders(textOf(form, 'requestKey'))
  const filled = await visit.client.attempt(takeCartLink, { params, headers })
  if (!filled.ok) return refused(filled.error, page)
  const t = translatorFor(visit)
  const titles = { partly: t('links.cart.partly'), nothing: t('links.cart.noneTaken') }
  return filledResult({ filled: filled.data, lines: found.data.items, flash: 'cartTaken', titles, url }, t)
}

interface Filled {
  filled: FilledCart
  lines: readonly { product: { name: string } }[]
  flash: Flash
  titles: { partly: string; nothing: string }
  url: URL
}

function filledResult({ filled: { cart, missing }, lines, flash, titles, url }: Filled, t: TranslateAll) {
  if (missing.length === 0) throw redirectWithFlash('/shop/cart', flash, url)
  const isAnyAdded = missing.length < lines.length || missing.some(({ added }) => added > 0)
  return data<CartResult>({
    added: true,
    missing: {
      title: isAnyAdded ? titles.partly : titles.nothing,
      lines: missing.map((item) =>
        missingText(t, item, { name: lines[item.index]?.product.name ?? '', currency: cart.currency }),
      ),
    },
  })
}

function refused(error: WireError, page: string) {
  if (error.code === 'unauthenticated') throw redirect(signInAddress(page))
  return data<CartResult>(cartRefusal(error), { status: error.statusCode })
}

function missingText(
  t: TranslateAll,
  { reason, quantity, added }: MissingItem,
  names: { name: string; currency: string },
): string {
  const what = added > 0 ? t('orders.repeat.part', { name: names.name, added, quantity }) : names.name
  return `${what}: ${t(`orders.repeat.reasons.${reason}`, names)}`
}
