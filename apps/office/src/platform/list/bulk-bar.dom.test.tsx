import { fireEvent, screen } from '@testing-library/react'
import { ListContextProvider, type ListControllerResult } from 'ra-core'
import { expect, test, vi } from 'vitest'
import { renderOffice } from '../testing/render-office.tsx'
import { BulkBar } from './bulk-bar.tsx'

const rowOf = (id: number) => ({ id, version: 1, name: `Producto ${id}` })

/** One row of the first page is chosen. */
function renderBar(total: number) {
  const onSelect = vi.fn()
  const context: Partial<ListControllerResult> = {
    resource: 'products',
    data: [rowOf(1), rowOf(2)],
    total,
    selectedIds: [1],
    filterValues: { category: 'tinta' },
    sort: { field: 'name', order: 'ASC' },
    onSelect,
    onUnselectItems: vi.fn(),
  }
  const list = vi.fn(async () => ({ data: Array.from({ length: total }, (_, id) => rowOf(id + 1)), total }))
  renderOffice(
    <ListContextProvider value={context as ListControllerResult}>
      <BulkBar<ReturnType<typeof rowOf>> nameOf={({ name }) => name}>{() => null}</BulkBar>
    </ListContextProvider>,
    {},
    '/admin/products',
    { products: { list, get: async (id) => rowOf(Number(id)) } },
  )
  return { onSelect, list }
}

test('every row of the filtered list is chosen, in its order, not only those of the page', async () => {
  const { onSelect, list } = renderBar(5)
  fireEvent.click(screen.getByRole('button', { name: 'Elegir los 5' }))
  await expect.poll(() => onSelect.mock.lastCall).toEqual([[1, 2, 3, 4, 5]])
  expect(list).toHaveBeenCalledWith(
    { where: { category: 'tinta' }, order: 'name ASC', limit: 200, skip: 0 },
    undefined,
  )
})

test('a list that is longer than one request may change offers its first rows', () => {
  renderBar(1200)
  expect(screen.getByRole('button', { name: 'Elegir los primeros 200 de 1200' })).toBeTruthy()
})

test('where the page is all there is, nothing is offered', () => {
  renderBar(2)
  expect(screen.queryByRole('button', { name: /^Elegir los/ })).toBeNull()
})
