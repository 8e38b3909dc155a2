import { categories } from '@tecnoclick/contract/catalogue/categories/endpoints'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import type { CounterSale } from '@tecnoclick/contract/selling/orders/schemas'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { needsSerials, splitSerials } from '@tecnoclick/domain/stock/serials'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { TextArea } from '@tecnoclick/ui/text-area'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { type SaleLine, unitsOf } from './sale.ts'

const { serials: texts } = office

type Typed = Readonly<Record<number, string>>

/** The serials of a sale, of the products whose category asks for them. */
export function useSaleSerials(lines: readonly SaleLine[]) {
  const [typed, setTyped] = useState<Typed>({})
  const { data } = useApiQuery({
    queryKey: ['serial-categories'],
    read: ({ signal }) => officeClient.call(categories.list, { query: listQuery({ limit: 1000 }), signal }),
    staleTime: minutes(5),
  })
  const all = data?.data ?? []
  const products = [...new Map(lines.map(({ product }) => [product.id, product])).values()]
  const asked = products.filter((product) => needsSerials(product.categories, all))
  const serialsOf = (id: number) => splitSerials(typed[id] ?? '')
  const body: CounterSale['serials'] = asked
    .map(({ id }) => ({ productId: id, serials: serialsOf(id) }))
    .filter(({ serials }) => serials.length > 0)
  return {
    body,
    fields: asked.map(({ id, name }) => ({
      id,
      name,
      value: typed[id] ?? '',
      done: serialsOf(id).length,
      units: unitsOf(lines, id),
    })),
    change: (id: number, value: string) => setTyped((before) => ({ ...before, [id]: value })),
  }
}

export function SaleSerials({ serials: { fields, change } }: { serials: ReturnType<typeof useSaleSerials> }) {
  if (fields.length === 0) return null
  return (
    <div className="mt-4 grid gap-4 border-t pt-4">
      {fields.map(({ id, name, value, done, units }) => (
        <TextArea
          key={id}
          label={fillText(texts.enterOf, { name })}
          hint={`${fillText(texts.progress, { done, total: units })}. ${texts.scanHint}`}
          rows={2}
          value={value}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => change(id, event.currentTarget.value)}
          required
        />
      ))}
    </div>
  )
}
