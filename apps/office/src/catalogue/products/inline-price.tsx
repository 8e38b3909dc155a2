import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { office } from '@tecnoclick/messages/office'
import { useUpdate } from 'ra-core'
import { reasonFor } from '../../platform/api/http-error.ts'
import { useMoney } from '../../platform/money/use-money.ts'
import { say } from '../../platform/say.ts'
import { useLastChange } from '../../platform/undo/last-change.tsx'
import { InlineValue } from './inline-value.tsx'

const { inline } = office.products

interface InlinePriceProps {
  row: ProductRow
  field: 'price' | 'priceAlt'
  currency: string
}

/** A price of the list, changed from the version that is shown; the bar below takes it back. */
export function InlinePrice({ row, field, currency }: InlinePriceProps) {
  const money = useMoney()
  const { tell } = useLastChange()
  const [update] = useUpdate<ProductRow, Error>()
  const { id, name, version } = row
  const amount = row[field]
  const before = amount === null ? '' : String(amount)

  async function save(value: string): Promise<string | undefined> {
    const isEmpty = value === '' && field === 'priceAlt'
    if (!isEmpty && !/^\d+([.,]\d{1,2})?$/.test(value)) return inline.bad
    try {
      const saved = await update(
        'products',
        { id, data: { [field]: value, version }, previousData: row },
        { mutationMode: 'pessimistic', returnPromise: true },
      )
      const price = saved?.[field] ?? null
      tell({
        text:
          price === null
            ? say(inline.noPrice, { name })
            : say(inline.priceSaved, { name, price: money(price, currency) }),
        ...(saved && {
          undo: { resource: 'products', id, values: { [field]: before }, version: saved.version },
        }),
      })
      return undefined
    } catch (error) {
      return reasonFor(error, field)
    }
  }

  return (
    <InlineValue
      label={say(inline[field], { name })}
      value={before}
      shown={amount === null ? '—' : money(amount, currency)}
      save={save}
    />
  )
}
