import type { Cart, CartDiscounts } from '@tecnoclick/contract/selling/cart/schemas'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { deliveryLabel } from '@tecnoclick/domain/selling/order'

interface CheckoutChoices {
  /** With a fee, the order is delivered. */
  fee?: number | undefined
  paymentMethod?: string | null | undefined
}

/** What the order costs with these choices: the API said what promotions take off with each (selling.md#promotions). */
export function checkoutTotals(
  { subtotal, discounts }: Pick<Cart, 'subtotal'> & { discounts?: readonly CartDiscounts[] | undefined },
  { fee, paymentMethod = null }: CheckoutChoices = {},
) {
  const found = discounts?.find(
    (one) => one.paymentMethod === paymentMethod && one.delivered === (fee ?? 0) > 0,
  )
  const lines = (found?.lines ?? []).map(({ title, price }) => ({ label: title, amount: price }))
  const extraLines = [
    ...(fee === undefined ? [] : [{ label: deliveryLabel, amount: fee }]),
    ...withFreeDelivery(lines, found?.freeDelivery, fee),
  ]
  const minor = extraLines.reduce((sum, { amount }) => sum + signedMinor(amount), signedMinor(subtotal))
  return { subtotal, extraLines, total: toWire(minor) }
}

type Line = { label: string; amount: number }

function withFreeDelivery(lines: Line[], label: string | null | undefined, fee = 0): Line[] {
  return label ? [...lines, { label, amount: -fee }] : lines
}

function signedMinor(amount: number): number {
  return Math.sign(amount) * (fromWire(Math.abs(amount)) ?? 0)
}
