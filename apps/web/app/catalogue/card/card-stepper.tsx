import type { CartItem } from '@tecnoclick/contract/selling/cart/schemas'
import { maxUnitsPerLine } from '@tecnoclick/domain/selling/quantity'
import { useT } from '@tecnoclick/ui/messages'
import { Quantity } from '@tecnoclick/ui/quantity'
import type { QuantityValue } from '@tecnoclick/ui/quantity-value'
import { useToast } from '@tecnoclick/ui/toast'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Refusal } from '../../platform/form/form-notice.tsx'
import { settleMs, useCartChange } from '../../selling/cart/use-cart-change.ts'

export interface CardStepperProps {
  line: CartItem
  /** The button that it replaces had the focus. */
  takesFocus: boolean
}

/** How many units of a card's product are in the cart; none removes its line. */
export default function CardStepper({ line, takesFocus }: CardStepperProps) {
  const t = useT()
  const toast = useToast()
  const { id, quantity, product } = line
  const { send, busy, refusal } = useCartChange()
  const [wanted, setWanted] = useState<QuantityValue>(quantity)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true })
  }, [takesFocus])

  // What was refused goes back to what the cart has.
  useEffect(() => {
    if (!busy) setWanted(quantity)
  }, [busy, quantity])

  const change = useEffectEvent((units: number) => {
    const form = new FormData()
    form.set(units === 0 ? 'remove' : `quantity_${id}`, String(units === 0 ? id : units))
    const removed = () => toast.success(t('cart.removed', { name: product.name }))
    send(form, () => units === 0 && removed())
  })
  useEffect(() => {
    if (busy || wanted === '' || wanted === quantity) return
    const timer = setTimeout(() => change(wanted), settleMs)
    return () => clearTimeout(timer)
  }, [busy, wanted, quantity])

  // It is inside the form that adds one more.
  const keepFromAdding = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside has the keys.
    <div ref={box} onKeyDown={keepFromAdding}>
      <Quantity
        label={`${t('cart.quantity')}: ${product.name}`}
        min={0}
        max={Math.min(maxUnitsPerLine, quantity + product.stock)}
        value={wanted}
        onValueChange={setWanted}
        className="w-full justify-between"
      />
      {refusal && <Refusal small result={refusal} text={refusal.text} />}
    </div>
  )
}
