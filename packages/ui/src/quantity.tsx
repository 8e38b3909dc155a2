import { maxUnitsPerLine } from '@tecnoclick/domain/selling/quantity'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, useState } from 'react'
import { pressable } from './button-class.ts'
import { cx } from './cx.ts'
import { useT } from './messages.tsx'
import { clampQuantity, parseQuantity, type QuantityValue, stepQuantity } from './quantity-value.ts'
import { useHoldRepeat } from './use-hold-repeat.ts'

interface QuantityProps {
  /** Accessible name, 'Cantidad' by default. In a cart it names the product. */
  label?: string
  name?: string
  id?: string
  min?: number
  max?: number
  /** Controlled; use `defaultValue` for an uncontrolled field. */
  value?: QuantityValue
  defaultValue?: number
  onValueChange?: (value: QuantityValue) => void
  disabled?: boolean
  size?: 'sm' | 'md'
  className?: string
}

/** A number input that works without script. Script adds the buttons and hold-to-repeat. */
export function Quantity(props: QuantityProps) {
  const {
    label,
    name,
    id,
    min = 1,
    max = maxUnitsPerLine,
    onValueChange,
    disabled = false,
    size = 'md',
    className,
  } = props
  const t = useT()
  const [own, setOwn] = useState<QuantityValue>(props.defaultValue ?? min)
  const value = props.value ?? own
  const limits = { min, max }

  function change(next: QuantityValue) {
    if (next === value) return
    setOwn(next)
    onValueChange?.(next)
  }

  const less = useHoldRepeat(() => change(stepQuantity(value, -1, limits)))
  const more = useHoldRepeat(() => change(stepQuantity(value, 1, limits)))

  // Native stepping would not start an empty field at the minimum.
  function stepByArrow(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    change(stepQuantity(value, step, limits))
  }

  const button = cx(pressable, 'aspect-square h-full text-ink hover:bg-sunken no-script:hidden')
  return (
    <div
      className={cx(
        'inline-flex items-stretch overflow-hidden rounded-md border border-line-strong bg-raised focus-within:border-focus has-disabled:has-[input:disabled]:opacity-50',
        size === 'sm' ? 'h-11 md:h-9 pointer-coarse:h-11' : 'h-11',
        className,
      )}
    >
      <button
        type="button"
        {...less}
        aria-label={t('ui.quantity.decrease')}
        disabled={disabled || value === min}
        className={cx(button, '-outline-offset-2')}
      >
        <Minus className="size-4" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        id={id}
        name={name}
        min={min}
        max={max}
        step={1}
        disabled={disabled}
        aria-label={label ?? t('ui.quantity.label')}
        value={value}
        onBeforeInput={refuseNonDigits}
        onChange={(event) => change(parseQuantity(event.target.value))}
        onBlur={() => change(clampQuantity(value, limits))}
        onKeyDown={stepByArrow}
        className="w-12 appearance-none bg-transparent text-center font-semibold text-base tabular-nums -outline-offset-2 [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        {...more}
        aria-label={t('ui.quantity.increase')}
        disabled={disabled || (value !== '' && value >= max)}
        className={cx(button, '-outline-offset-2')}
      >
        <Plus className="size-4" />
      </button>
    </div>
  )
}

/** Number inputs accept `e`, signs and points and then report an empty value, so these keys are blocked. */
function refuseNonDigits(event: { data?: string | null; preventDefault(): void }) {
  if (event.data && /\D/.test(event.data)) event.preventDefault()
}
