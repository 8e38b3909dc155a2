import { findPartProducts } from '@tecnoclick/contract/workshop/work/endpoints'
import type { PartProduct } from '@tecnoclick/contract/workshop/work/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { useDeferredValue, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { SearchSelect } from '../../platform/form/search-select.tsx'

const { parts: texts } = office.repairWork

interface ProductFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  chosen: Pick<PartProduct, 'id' | 'name'> | undefined
  onChange: (product: PartProduct | undefined) => void
}

/** One product of the shop, found by its name or SKU; it says how many there are. */
export function ProductField({ label, hint, error, chosen, onChange }: ProductFieldProps) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data } = useApiQuery({
    queryKey: ['part-products', search],
    read: ({ signal }) =>
      officeClient.call(findPartProducts, { query: { 'filter[where][search]': search }, signal }),
    enabled: search !== '',
    placeholderData: (before) => before,
  })
  const found = search === '' ? [] : (data?.data ?? [])
  return (
    <SearchSelect
      label={label}
      {...(hint && { hint })}
      error={error}
      options={found.map(({ id, name, stock }) => ({
        value: String(id),
        label: `${name} · ${fillText(texts.inStock, { count: stock })}`,
      }))}
      known={chosen ? [{ value: String(chosen.id), label: chosen.name }] : []}
      onType={setTyped}
      chosen={chosen ? [String(chosen.id)] : []}
      onChange={(values) => onChange(found.find(({ id }) => String(id) === values.at(-1)))}
    />
  )
}
