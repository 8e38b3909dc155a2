import { useQueryClient } from '@tanstack/react-query'
import type { ProductRow } from '@tecnoclick/contract/products/schemas'
import { adjustStock } from '@tecnoclick/contract/stock/endpoints'
import { office } from '@tecnoclick/messages/office'
import { cx } from '@tecnoclick/ui/cx'
import { asHttpError, reasonFor } from '../api/http-error.ts'
import { officeClient } from '../api/office-client.ts'
import { say } from '../say.ts'
import { useLastChange } from '../undo/last-change.tsx'
import { InlineValue } from './inline-value.tsx'

const { inline } = office.products

/** How many can be sold, set through the ledger; a reason worth telling is given on the product's own page. */
export function InlineStock({ row: { id, name, stock } }: { row: ProductRow }) {
  const queries = useQueryClient()
  const { tell } = useLastChange()

  async function save(value: string): Promise<string | undefined> {
    if (!/^\d{1,6}$/.test(value)) return inline.bad
    try {
      const body = { stock: Number(value), reason: inline.reason }
      await officeClient.call(adjustStock, { params: { id }, body })
      await queries.invalidateQueries({ queryKey: ['products'] })
      tell({
        text: say(inline.stockSaved, { name, count: value }),
        undo: { resource: 'product-stock', id, values: { stock }, version: 0 },
      })
      return undefined
    } catch (error) {
      return reasonFor(asHttpError(error, 'saving'), 'stock')
    }
  }

  return (
    <InlineValue
      label={say(inline.stock, { name })}
      value={String(stock)}
      shown={<span className={cx(stock === 0 && 'font-semibold text-danger')}>{stock}</span>}
      save={save}
    />
  )
}
