import type { Facet } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ListForm } from './list-form.tsx'
import { type ListLocation, listUrl } from './list-location.ts'

/** catalogue.md#filters-and-sorting */
const priceDebounceMs = 250

type Range = Extract<Facet, { type: 'range' }>

interface FacetPriceProps {
  facet: Range
  location: ListLocation
  currency: string
}

/** A slider with two thumbs and two inputs for the same values. */
export function FacetPrice({ facet, location, currency }: FacetPriceProps) {
  const t = useT()
  const { from, to, change } = useRange(facet, location)
  const share = (value: number) => `${((value - facet.min) / Math.max(1, facet.max - facet.min)) * 100}%`
  const thumbs: CSSProperties & Record<`--${string}`, string> = { '--from': share(from), '--to': share(to) }
  return (
    <ListForm location={location} sets={['filter_price']} className="grid gap-3 pt-1">
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
        <PriceInput
          name="price_from"
          label={t('shop.filters.priceFrom')}
          currency={currency}
          bounds={facet}
          value={from}
          onCommit={(value) => change(Math.min(value, to), to)}
        />
        <PriceInput
          name="price_to"
          label={t('shop.filters.priceTo')}
          currency={currency}
          bounds={facet}
          value={to}
          onCommit={(value) => change(from, Math.max(value, from))}
        />
      </div>
      <div className="hidden no-script:block">
        <Button type="submit" variant="secondary" size="sm">
          {t('shop.filters.apply')}
        </Button>
      </div>
    </ListForm>
  )
}

/** The thumbs move at once; the URL follows after the debounce. */
function useRange({ min, max, from, to }: Range, location: ListLocation) {
  const navigate = useNavigate()
  const [moved, setMoved] = useState<{ from: number; to: number }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new response resets the thumbs.
  useEffect(() => setMoved(undefined), [from, to, min, max])

  function change(nextFrom: number, nextTo: number) {
    setMoved({ from: nextFrom, to: nextTo })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const isWholeRange = nextFrom <= min && nextTo >= max
      void navigate(listUrl(location, { filter_price: isWholeRange ? undefined : `${nextFrom}-${nextTo}` }), {
        preventScrollReset: true,
      })
    }, priceDebounceMs)
  }

  return { from: moved?.from ?? from, to: moved?.to ?? to, change }
}

interface PriceInputProps {
  name: string
  label: string
  currency: string
  bounds: { min: number; max: number }
  value: number
  onCommit(value: number): void
}

/** Commits on blur or Enter, so that a half-typed number changes nothing. */
function PriceInput({ name, label, currency, bounds, value, onCommit }: PriceInputProps) {
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])

  function commit() {
    const number = Math.round(Number(typed))
    if (typed.trim() === '' || !Number.isFinite(number)) setTyped(String(value))
    else if (number !== value) onCommit(Math.min(bounds.max, Math.max(bounds.min, number)))
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    commit()
  }

  return (
    <TextField
      // A fixed id: `useId` depends on the rest of the page, and this fragment is cached.
      id={name}
      name={name}
      label={`${label} (${currency})`}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={handleKeyDown}
    />
  )
}
