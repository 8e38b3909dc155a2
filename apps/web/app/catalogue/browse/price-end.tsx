import { TextField } from '@tecnoclick/ui/text-field'
import { type KeyboardEvent, useEffect, useState } from 'react'

interface PriceEndProps {
  name: string
  label: string
  currency: string
  bounds: { min: number; max: number }
  value: number
  onSettled(value: number): void
}

/** One end of the range as a number; it settles when left or confirmed, so that half a number moves nothing. */
export function PriceEnd({ name, label, currency, bounds, value, onSettled }: PriceEndProps) {
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])

  function settle() {
    const number = Math.round(Number(typed))
    if (typed.trim() === '' || !Number.isFinite(number)) setTyped(String(value))
    else if (number !== value) onSettled(Math.min(bounds.max, Math.max(bounds.min, number)))
  }

  function confirm(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    settle()
  }

  return (
    <TextField
      // Not one that counts from the top of the page: the list is drawn once for many.
      id={name}
      name={name}
      label={`${label} (${currency})`}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={confirm}
    />
  )
}
