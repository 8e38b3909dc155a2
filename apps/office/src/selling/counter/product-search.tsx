import { keepPreviousData } from '@tanstack/react-query'
import { getSuggestions } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { Suggestion } from '@tecnoclick/contract/catalogue/browse/schemas'
import { priceFor } from '@tecnoclick/domain/catalogue/prices'
import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { TextField } from '@tecnoclick/ui/text-field'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { Money } from '../../platform/money.tsx'
import { fillCount } from '../../platform/texts.ts'
import type { SaleTerms } from './sale.ts'

const { counter } = office

interface ProductSearchProps {
  label?: string
  terms: SaleTerms
  /** Focuses the field when the page opens. */
  autoFocus: boolean
  onChoose: (id: number) => void
  /** Enter: the code, and the product that the list shows for it, if it shows one already. */
  onScan: (code: string, shown: number | undefined) => void
}

/** Works with a scanner or the keyboard alone: Enter adds the code or the first hit, the arrow keys choose another. */
export function ProductSearch(props: ProductSearchProps) {
  const { label = counter.find, terms, autoFocus, onChoose, onScan } = props
  const [text, setText] = useState('')
  const { products, failed, isSettled } = useProductSearch(text)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])

  function choose({ id }: Suggestion) {
    onChoose(id)
    setText('')
    input.current?.focus()
  }

  function pressInField(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      event.preventDefault()
      // From the field: a scanner types faster than React renders.
      const code = event.currentTarget.value.trim()
      if (code === '') return
      onScan(code, isSettled && code === text.trim() ? products?.[0]?.id : undefined)
      setText('')
    }
    if (event.key === 'ArrowDown') step(event, 0)
  }

  function step(event: KeyboardEvent, index: number) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    event.preventDefault()
    if (index < 0) input.current?.focus()
    else buttons[Math.min(index, buttons.length - 1)]?.focus()
  }

  return (
    <div>
      <TextField
        ref={input}
        type="search"
        label={label}
        hint={counter.findHint}
        value={text}
        autoComplete="off"
        enterKeyHint="enter"
        leading={<ScanBarcode className="size-4" />}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={pressInField}
      />
      <p role="status" className="text-ink-muted text-sm">
        {failed && counter.findFailed}
        {products?.length === 0 && isSettled && counter.nothing}
      </p>
      {products && products.length > 0 && (
        <ul
          ref={list}
          aria-label={counter.found}
          className="mt-2 divide-y overflow-hidden rounded-md border bg-raised shadow-raised"
        >
          {products.map((product, index) => (
            <li key={product.id}>
              <button
                type="button"
                aria-label={fillText(counter.add, { name: product.name })}
                onClick={() => choose(product)}
                onKeyDown={(event) => {
                  if (event.key === 'ArrowDown') step(event, index + 1)
                  if (event.key === 'ArrowUp') step(event, index - 1)
                }}
                className="flex min-h-12 w-full items-center gap-3 px-3 py-1.5 text-start text-sm -outline-offset-2 transition-colors hover:bg-sunken"
              >
                {product.image && (
                  <img
                    src={pictureUrl(product.image, 160)}
                    alt=""
                    loading="lazy"
                    className="size-10 shrink-0 rounded-sm bg-sunken object-contain"
                  />
                )}
                <span className="min-w-0 flex-1">{product.name}</span>
                <span className="grid shrink-0 justify-items-end">
                  <ShownPrice product={product} terms={terms} />
                  <span className={product.stock > 0 ? 'text-success text-xs' : 'text-danger text-xs'}>
                    {product.stock > 0 ? fillCount(counter.stock, product.stock) : counter.soldOut}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Without options. */
function ShownPrice({ product, terms: { currency, priceTier } }: { product: Suggestion; terms: SaleTerms }) {
  const price = priceFor(product, [], { wholesale: priceTier === 'wholesale', currency })?.amount
  if (price === undefined)
    return <span className="text-danger text-xs">{fillText(counter.noPrice, { currency })}</span>
  return <Money amount={price} currency={currency} className="font-semibold tabular-nums" />
}

const searchDebounceMs = 150

/** The shop's search: names, models and SKUs, tolerant of accents and typing errors. */
function useProductSearch(text: string) {
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text])
  const found = useApiQuery({
    queryKey: ['product-search', q],
    read: ({ signal }) => officeClient.call(getSuggestions, { query: { q, limit: 8 }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  return {
    products: q === '' || text.trim() === '' ? undefined : found.data?.data,
    failed: found.isError,
    isSettled: q === text.trim() && !found.isPlaceholderData,
  }
}
