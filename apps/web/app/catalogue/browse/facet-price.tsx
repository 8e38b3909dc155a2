import type { Facet } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import type { CSSProperties, FormEvent, KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { ListForm } from './list-form.tsx'
import { type ListLocation, listUrl } from './list-location.ts'

type Range = Extract<Facet, { type: 'range' }>

interface FacetPriceProps {
  facet: Range
  location: ListLocation
  currency: string
}

/** A slider with two thumbs and two inputs for the same values. Their script loads with the first change. */
export function FacetPrice({ facet, location, currency }: FacetPriceProps) {
  const t = useT()
  const navigate = useNavigate()
  const { min, max, from, to } = facet
  const share = (value: number) => `${((value - min) / Math.max(1, max - min)) * 100}%`
  const thumbs: CSSProperties & Record<`--${string}`, string> = { '--from': share(from), '--to': share(to) }
  const ends = [
    { name: 'from', label: t('shop.filters.priceFrom'), value: from },
    { name: 'to', label: t('shop.filters.priceTo'), value: to },
  ]

  async function change({ target, currentTarget }: FormEvent) {
    if (!(target instanceof HTMLInputElement) || !(currentTarget instanceof HTMLElement)) return
    const { changeRange } = await import('./price-range.ts')
    changeRange(currentTarget, target, { min, max }, (range) => {
      void navigate(listUrl(location, { filter_price: range }), { preventScrollReset: true })
    })
  }

  function commitOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.target.blur()
  }

  return (
    <ListForm location={location} sets={['filter_price']} className="grid gap-3 pt-1">
      {/* A new response resets what was moved or typed. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the inputs inside are the interactive elements. */}
      <div
        key={`${min} ${max} ${from} ${to}`}
        className="grid gap-3"
        style={thumbs}
        onInput={(event) => void change(event)}
        onBlur={(event) => void change(event)}
        onKeyDown={commitOnEnter}
      >
        <div className="price-range no-script:hidden">
          {ends.map(({ name, label, value }) => (
            <input
              key={name}
              type="range"
              data-end={name}
              aria-label={label}
              min={min}
              max={max}
              step={1}
              defaultValue={value}
            />
          ))}
        </div>
        <div className="grid grid-cols-pair gap-2">
          {ends.map(({ name, label, value }) => (
            <TextField
              key={name}
              // A fixed id: `useId` depends on the rest of the page, and this fragment is cached.
              id={`price_${name}`}
              name={`price_${name}`}
              data-end={name}
              label={`${label} (${currency})`}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={value}
            />
          ))}
        </div>
      </div>
      <div className="hidden no-script:block">
        <Button type="submit" variant="secondary" size="sm">
          {t('shop.filters.apply')}
        </Button>
      </div>
    </ListForm>
  )
}
