import { useQueryClient } from '@tanstack/react-query'
import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { office } from '@tecnoclick/messages/office'
import { cx } from '@tecnoclick/ui/cx'
import { useRef } from 'react'
import { asHttpError, isStale, reasonFor } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { say } from '../../platform/say.ts'
import { useLastChange } from '../../platform/undo/last-change.tsx'
import { InlineValue } from './inline-value.tsx'
import { setStock } from './stock-calls.ts'

const { inline } = office.products

/** How many can be sold, set through the ledger; a reason worth telling is given on the product's own page. */
export function InlineStock({ row: { id, name, stock } }: { row: ProductRow }) {
  const queries = useQueryClient()
  const { tell } = useLastChange()
  // The list may be read again while the number is typed; what counts is the one that stood there before.
  const seen = useRef(stock)

  async function save(value: string): Promise<string | undefined> {
    if (!/^\d{1,6}$/.test(value)) return inline.bad
    try {
      const saved = await setStock(officeClient, id, {
        ...{ stock: Number(value), from: seen.current },
        reason: inline.reason,
      })
      await queries.invalidateQueries({ queryKey: ['products'] })
      tell({
        text: say(inline.stockSaved, { name, count: saved.stock }),
        undo: {
          resource: 'product-stock',
          id,
          values: { stock: seen.current, from: saved.stock },
          version: 0,
        },
      })
      return undefined
    } catch (error) {
      const told = asHttpError(error, 'saving')
      if (isStale(told)) {
        seen.current = told.body.values.stock
        await queries.invalidateQueries({ queryKey: ['products'] })
      }
      return reasonFor(told, 'stock')
    }
  }

  return (
    <InlineValue
      label={say(inline.stock, { name })}
      value={String(stock)}
      shown={<span className={cx(stock === 0 && 'font-semibold text-danger')}>{stock}</span>}
      onOpen={() => {
        seen.current = stock
      }}
      save={save}
    />
  )
}
