import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { office } from '@tecnoclick/messages/office'
import { TextField } from '@tecnoclick/ui/text-field'
import { useGetList } from 'ra-core'
import { useState } from 'react'
import { useSettled } from './use-settled.ts'

const { campaigns: texts } = office
const shown = 6

/** Searches among what is on sale; a click writes it into the text. */
export function ProductInserter({ onChoose }: { onChoose: (slug: string) => void }) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), 250)
  const { data, isFetching } = useGetList<ProductRow>(
    'products',
    {
      pagination: { page: 1, perPage: shown },
      sort: { field: 'name', order: 'ASC' },
      filter: { search, enable: true },
    },
    { enabled: search !== '' },
  )
  const found = search === '' || typed.trim() === '' ? [] : (data ?? [])
  return (
    <div className="grid gap-2">
      <TextField
        type="search"
        label={texts.product}
        hint={texts.productHint}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {found.length > 0 && (
          <ul className="divide-y rounded-md border">
            {found.map(({ id, slug, name, sku }) => (
              <li key={id}>
                <button
                  type="button"
                  className="flex min-h-11 w-full items-center justify-between gap-3 px-3 py-2 text-start text-sm hover:bg-sunken"
                  onClick={() => {
                    onChoose(slug)
                    setTyped('')
                  }}
                >
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                  <span className="shrink-0 text-ink-muted">{sku}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {search !== '' && typed.trim() !== '' && !isFetching && data?.length === 0 && (
          <p className="text-ink-muted text-sm">{texts.noProduct}</p>
        )}
      </div>
    </div>
  )
}
