import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import { fillCart } from '@tecnoclick/contract/selling/cart/endpoints'
import type { MissingItem } from '@tecnoclick/contract/selling/cart/schemas'
import { getOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import { maxCartLines } from '@tecnoclick/domain/selling/cart'
import type { TranslateAll } from '@tecnoclick/messages/translate'
import { data, redirect } from 'react-router'
import { translatorFor } from '../../platform/form/form-action.ts'
import { idOf, textOf } from '../../platform/form/read-form.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import { signInAddress } from '../../platform/session/safe-next.ts'
import type { Visit } from '../../rendering/context.ts'
import { type CartResult, cartRefusal } from './cart-result.ts'

/** Puts the lines of an order into the cart, as far as they can be had, and says what is missing. */
export async function repeatOrder(visit: Visit, form: FormData, url: URL) {
  const id = idOf(form, 'order') ?? 0
  const found = await visit.client.attempt(getOrder, { params: { id } })
  if (!found.ok) return refused(found.error, id)
  const lines = found.data.items.slice(0, maxCartLines)
  const items = lines.map(({ productId, quantity, options }) => ({
    productId,
    quantity,
    options: options.map(({ optionId, valueId }) => ({ optionId, valueId })),
  }))
  const headers = keyHeaders(textOf(form, 'requestKey'))
  const filled = await visit.client.attempt(fillCart, { body: { items }, headers })
  if (!filled.ok) return refused(filled.error, id)
  const { cart, missing } = filled.data
  if (missing.length === 0) throw redirectWithFlash('/shop/cart', 'orderRepeated', url)
  const t = translatorFor(visit)
  const isAnyAdded = missing.length < lines.length || missing.some(({ added }) => added > 0)
  return data<CartResult>({
    added: true,
    missing: {
      title: t(isAnyAdded ? 'orders.repeat.partly' : 'orders.repeat.nothing'),
      lines: missing.map((item) =>
        missingText(t, item, { name: lines[item.index]?.product.name ?? '', currency: cart.currency }),
      ),
    },
  })
}

function refused(error: Parameters<typeof cartRefusal>[0], orderId: number) {
  if (error.code === 'unauthenticated') throw redirect(signInAddress(`/account/orders/${orderId}`))
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
