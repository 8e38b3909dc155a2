import type { Facet } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { KeptFields } from './list-form.tsx'
import { addressWith, type ListPlace } from './list-location.ts'

/** Delay after the last change (catalogue.md#filters-and-sorting). */
const appliedAfterMs = 250

type Range = Extract<Facet, { type: 'range' }>

/** Two thumbs on one line, and the same two numbers to be typed. */
export function FacetPrice({ facet, place, currency }: { facet: Range; place: ListPlace; currency: string }) {
  const t = useT()
  const { from, to, change } = useRange(facet, place)
  const share = (value: number) => `${((value - facet.min) / Math.max(1, facet.max - facet.min)) * 100}%`
  const thumbs: CSSProperties & Record<`--${string}`, string> = { '--from': share(from), '--to': share(to) }
  return (
    <Form action={place.pathname} className="grid gap-3 pt-1">
      <KeptFields place={place} changed={['filter_price']} />
      <div className="price-range no-script:hidden" style={thumbs}>
        <input
          type="range"
          aria-label={t('shop.filters.priceFrom')}
          min={facet.min}
          max={facet.max}
          step={1}
          value={from}
          onChange={(event) => change(Math.min(event.target.valueAsNumber, to), to)}
        />
        <input
          type="range"
          aria-label={t('shop.filters.priceTo')}
          min={facet.min}
          max={facet.max}
          step={1}
          value={to}
          onChange={(event) => change(from, Math.max(event.target.valueAsNumber, from))}
        />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <PriceEnd
          name="price_from"
          label={t('shop.filters.priceFrom')}
          currency={currency}
          bounds={facet}
          value={from}
          onSettled={(value) => change(Math.min(value, to), to)}
        />
        <PriceEnd
          name="price_to"
          label={t('shop.filters.priceTo')}
          currency={currency}
          bounds={facet}
          value={to}
          onSettled={(value) => change(from, Math.max(value, from))}
        />
      </div>
      <div className="hidden no-script:block">
        <Button type="submit" variant="secondary" size="sm">
          {t('shop.filters.apply')}
        </Button>
      </div>
    </Form>
  )
}

/** What the thumbs show runs ahead of the address, which follows when they rest. */
function useRange({ min, max, from, to }: Range, place: ListPlace) {
  const navigate = useNavigate()
  const [moved, setMoved] = useState<{ from: number; to: number }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer replaces what was moved by hand.
  useEffect(() => setMoved(undefined), [from, to, min, max])

  function change(nextFrom: number, nextTo: number) {
    setMoved({ from: nextFrom, to: nextTo })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const whole = nextFrom <= min && nextTo >= max
      navigate(addressWith(place, { filter_price: whole ? undefined : `${nextFrom}-${nextTo}` }), {
        preventScrollReset: true,
      })
    }, appliedAfterMs)
  }

  return { from: moved?.from ?? from, to: moved?.to ?? to, change }
}

interface PriceEndProps {
  name: string
  label: string
  currency: string
  bounds: { min: number; max: number }
  value: number
  onSettled(value: number): void
}

/** One end of the range as a number; it settles when left or confirmed, so that half a number moves nothing. */
function PriceEnd({ name, label, currency, bounds, value, onSettled }: PriceEndProps) {
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
