import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { useGetList } from 'ra-core'
import { useDeferredValue, useState } from 'react'

/** More are found by typing. */
const shown = 50

/** What is sold, variants instead of their products: the server searches for what is typed. */
export function useSoldProducts() {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data: rows = [] } = useGetList<ProductRow>(
    'products',
    {
      pagination: { page: 1, perPage: shown },
      sort: { field: 'name', order: 'ASC' },
      filter: { sold: true, ...(search !== '' && { search }) },
    },
    { placeholderData: (before) => before },
  )
  return { rows, onType: setTyped }
}
