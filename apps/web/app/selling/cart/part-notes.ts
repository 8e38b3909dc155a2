import type { CartItem } from '@tecnoclick/contract/selling/cart/schemas'

/** What a combo in the cart contains (catalogue.md#combos). */
export function partNotes({ parts = [] }: CartItem['product']): string[] {
  return parts.map(({ name, quantity }) => `${quantity} × ${name}`)
}
