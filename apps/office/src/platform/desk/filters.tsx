import { office } from '@tecnoclick/messages/office'
import type { ReactNode } from 'react'
import { FilterBar } from '../list/filter-bar.tsx'
import { SelectFilter } from '../list/filters.tsx'

const { words } = office.shopDesks

export function DeskFilters({ children }: { children: ReactNode }) {
  return <FilterBar clearLabel={words.clear}>{children}</FilterBar>
}

const shownOptions = [
  { value: 'true', label: words.onlyShown },
  { value: 'false', label: words.onlyHidden },
]

export function ShownFilter() {
  return (
    <SelectFilter field="enable" label={words.state} everyLabel={words.everyState} options={shownOptions} />
  )
}
