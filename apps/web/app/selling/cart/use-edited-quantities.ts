import type { CartItem } from '@tecnoclick/contract/selling/cart/schemas'
import type { QuantityValue } from '@tecnoclick/ui/quantity-value'
import { useState } from 'react'

export interface EditedQuantities {
  valueOf(item: CartItem): QuantityValue
  change(item: CartItem, value: QuantityValue): void
  /** Some edited quantity differs from the cart's and is not empty (selling.md#cart). */
  changed: boolean
}

interface Edit {
  value: QuantityValue
  /** The cart's own when it was typed. */
  over: number
}

/** What has been typed over the cart, forgotten line by line as the cart itself changes, here or in another tab. */
export function useEditedQuantities(items: readonly CartItem[]): EditedQuantities {
  const [edited, setEdited] = useState<ReadonlyMap<number, Edit>>(new Map())
  function shown({ id, quantity }: CartItem): QuantityValue {
    const edit = edited.get(id)
    return edit?.over === quantity ? edit.value : quantity
  }
  return {
    valueOf: shown,
    change: ({ id, quantity }, value) =>
      setEdited((known) => new Map(known).set(id, { value, over: quantity })),
    changed: items.some((item) => shown(item) !== '' && shown(item) !== item.quantity),
  }
}
