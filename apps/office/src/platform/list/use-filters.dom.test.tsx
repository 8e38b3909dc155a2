import { fireEvent, screen } from '@testing-library/react'
import { ListContextProvider, type ListControllerResult } from 'ra-core'
import { afterEach, expect, test, vi } from 'vitest'
import { renderOffice } from '../testing/render-office.tsx'
import { DatesFilter } from './date-filter.tsx'
import { SelectFilter } from './filters.tsx'

const today = { from: '2026-11-18', to: '2026-11-18' }
const pending = { status: 'PENDIENTE' }

afterEach(() => window.history.replaceState(null, '', '/admin/orders'))

/** The list as it was drawn with one set of filters, while the address may have others already. */
function renderFilters(drawn: object, address?: object) {
  const setFilters = vi.fn()
  // All that the filters use.
  const context: Partial<ListControllerResult> = { filterValues: drawn, setFilters }
  if (address) window.history.replaceState(null, '', `?filter=${JSON.stringify(address)}`)
  renderOffice(
    <ListContextProvider value={context as ListControllerResult}>
      <SelectFilter
        field="status"
        label="Estado"
        everyLabel="Todos"
        options={[{ value: 'PENDIENTE', label: 'Pendiente' }]}
      />
      <DatesFilter />
    </ListContextProvider>,
  )
  return setFilters
}

test('a filter is removed while the list still draws the one before: both changes count', () => {
  const setFilters = renderFilters(pending, { ...pending, ...today })
  fireEvent.click(screen.getByRole('button', { name: 'Quitar el filtro Estado' }))
  expect(setFilters).toHaveBeenCalledWith(today)
})

test('without filters in the address those of the list count', () => {
  const setFilters = renderFilters({ ...pending, ...today })
  fireEvent.click(screen.getByRole('button', { name: 'Quitar el filtro Fechas' }))
  expect(setFilters).toHaveBeenCalledWith(pending)
})
