import type { CounterSale } from '@tecnoclick/contract/selling/orders/schemas'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { discountedPrice, exceedsDiscount } from '@tecnoclick/domain/selling/discount'
import { discountLabel } from '@tecnoclick/domain/selling/order'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { NewOrderLine, NewOrderRow } from '../orders/placing/insert-order.ts'

export interface Discounted extends Pick<NewOrderRow, 'lines' | 'extraLines'> {
  isDiscounted: boolean
}

/** Discounts of lines and of the whole sale, within the limit of who sells (selling.md#discounts). */
export function applyDiscounts(
  listed: readonly NewOrderLine[],
  { items, discount }: Pick<CounterSale, 'items' | 'discount'>,
  limit: number,
): Discounted | Refusal {
  const lines = listed.map((line, index) => discountLine(line, items[index]?.discountPercent ?? 0))
  const off = fromWire(discount ?? 0) ?? 0
  const sumOf = (sold: readonly NewOrderLine[]) => sold.reduce((sum, { amount }) => sum + amount, 0)
  const isDiscounted = off > 0 || lines.some(({ listPrice }) => listPrice !== undefined)
  if (!isDiscounted) return { lines, extraLines: [], isDiscounted }
  const isTooHigh =
    items.some(({ discountPercent = 0 }) => discountPercent > limit) ||
    off > sumOf(lines) ||
    exceedsDiscount(sumOf(listed), sumOf(lines) - off, limit)
  if (isTooHigh) return refuse('discountTooHigh', { values: { limit } })
  return { lines, extraLines: off > 0 ? [{ label: discountLabel, total: -off }] : [], isDiscounted }
}

/** What is stored says why something was taken off. */
export function requireDiscountReason(
  isDiscounted: boolean,
  reason: string | null | undefined,
): string | null | Refusal {
  if (!isDiscounted) return null
  return reason || refuse('invalid', { fields: { discountReason: { code: 'required' } } })
}

function discountLine(line: NewOrderLine, percent: number): NewOrderLine {
  const price = discountedPrice(line.price, percent)
  if (price === line.price) return line
  return { ...line, price, listPrice: line.price, amount: price * line.quantity }
}
