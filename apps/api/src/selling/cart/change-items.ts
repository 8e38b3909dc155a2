import type { CartChange } from '@tecnoclick/contract/selling/cart/schemas'
import { refuse } from '../../platform/http/refusal.ts'
import type { StoredCart } from '../stock/cart-lines.ts'
import { type CartEdit, keepLine, type Shopper } from './change-cart.ts'

/** Only lines whose quantity differs change; a line removed in the meantime is not found (selling.md#cart). */
export function changeItems(shopper: Shopper, { items }: CartChange): CartEdit {
  function apply({ lines }: StoredCart) {
    const quantities = new Map(items.map(({ id, quantity }) => [id, quantity]))
    if (![...quantities.keys()].every((id) => lines.some((line) => line.id === id))) return refuse('notFound')
    return lines.map((line) => {
      const quantity = quantities.get(line.id) ?? line.quantity
      return { ...keepLine(line, shopper), quantity, mustHold: quantity > line.quantity }
    })
  }
  return { apply }
}

export function removeItem(shopper: Shopper, id: number): CartEdit {
  function apply({ lines }: StoredCart) {
    const rest = lines.filter((line) => line.id !== id)
    if (rest.length === lines.length) return refuse('notFound')
    return rest.map((line) => keepLine(line, shopper))
  }
  return { apply }
}
