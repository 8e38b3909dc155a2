import type { CartItem } from '@tecnoclick/contract/selling/cart/schemas'
import { maxUnitsPerLine } from '@tecnoclick/domain/selling/quantity'
import type { QuantityValue } from '@tecnoclick/ui/quantity-value'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { settleMs } from './use-cart-change.ts'

export interface EditedQuantities {
  valueOf(item: CartItem): QuantityValue
  change(item: CartItem, value: QuantityValue): void
  /** Some edited quantity differs from the cart's and is not empty (selling.md#cart). */
  changed: boolean
  /** All of them can be saved as they are: none is too large or being typed. */
  savable: boolean
  /** Another object after each edit. */
  edits: object
  /** Called when they are sent. */
  noteSent(): void
  /** They were sent as they are, and refused or not answered yet. */
  wereSent(): boolean
}

interface Edit {
  value: QuantityValue
  /** The cart's quantity when the edit was made. */
  original: number
  /** What was sent before it: the edit outlives that answer. */
  sent: QuantityValue | undefined
}

type Edits = ReadonlyMap<number, Edit>

/** Unsaved quantities. An edit is dropped when the cart changes that line, here or in another tab. */
export function useEditedQuantities(items: readonly CartItem[]): EditedQuantities {
  const [edits, setEdits] = useState<Edits>(new Map())
  const sent = useRef<{ edits?: Edits; values: ReadonlyMap<number, QuantityValue> }>({ values: new Map() })
  function quantityOf({ id, quantity }: CartItem): QuantityValue {
    const edit = edits.get(id)
    return edit && (edit.original === quantity || edit.sent === quantity) ? edit.value : quantity
  }
  function isSavable(item: CartItem): boolean {
    const value = quantityOf(item)
    return value === item.quantity || (value !== '' && value >= 1 && value <= maxOf(item))
  }
  return {
    valueOf: quantityOf,
    change({ id, quantity }, value) {
      const edit = { value, original: quantity, sent: sent.current.values.get(id) }
      setEdits((known) => new Map(known).set(id, edit))
    },
    changed: items.some((item) => quantityOf(item) !== '' && quantityOf(item) !== item.quantity),
    savable: items.every(isSavable),
    edits,
    noteSent() {
      sent.current = { edits, values: new Map(items.map((item) => [item.id, quantityOf(item)])) }
    },
    wereSent: () => sent.current.edits === edits,
  }
}

/** Saves changed quantities by itself, each change once: what was refused waits for the button. */
export function useAutoSave(edited: EditedQuantities, isPaused: boolean, save: () => void): void {
  const { changed, savable, edits } = edited
  const isReady = changed && savable && !isPaused
  const run = useEffectEvent(() => {
    if (!edited.wereSent()) save()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit starts the time again.
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(run, settleMs)
    return () => clearTimeout(timer)
  }, [isReady, edits])
}

export function availableOf({ quantity, product }: CartItem): number {
  return quantity + product.stock
}

export function maxOf(item: CartItem): number {
  return Math.min(maxUnitsPerLine, availableOf(item))
}
