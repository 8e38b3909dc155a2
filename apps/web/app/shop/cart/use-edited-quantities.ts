import type { CartItem } from '@tecnoclick/contract/cart/schemas'
import type { QuantityValue } from '@tecnoclick/ui/quantity-value'
import { useState } from 'react'

export interface EditedQuantities {
  valueOf(item: CartItem): QuantityValue
  change(id: number, value: QuantityValue): void
  /** A §4: some edited quantity differs from the cart's and is not empty. */
  changed: boolean
}

/** What has been typed over the cart, forgotten line by line as the cart itself takes it over. */
export function useEditedQuantities(items: readonly CartItem[]): EditedQuantities {
  const [edited, setEdited] = useState<ReadonlyMap<number, QuantityValue>>(new Map())
  const shown = ({ id, quantity }: CartItem) => edited.get(id) ?? quantity
  return {
    valueOf: shown,
    change: (id, value) => setEdited((known) => new Map(known).set(id, value)),
    changed: items.some((item) => shown(item) !== '' && shown(item) !== item.quantity),
  }
}
