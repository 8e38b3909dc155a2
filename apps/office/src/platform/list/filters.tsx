import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import type { SelectOption } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import Search from 'lucide-react/icons/search'
import { useListContext } from 'ra-core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useIsPhone } from '../layout/use-is-phone.ts'
import { FilterChip, FixedChip } from './filter-chip.tsx'
import { Choices } from './filter-choices.tsx'
import { useFilters } from './use-filters.ts'

const { common, list: texts } = office

interface FilterBarProps {
  /** Stays in view on a phone. */
  search?: ReactNode
  /** The chips. */
  children?: ReactNode
  /** At the end of the line, such as the export. */
  end?: ReactNode
}

/** Above a list: its search and one line of filters, which scrolls sideways on a phone. Their values live in the URL. */
export function FilterBar({ search, children, end }: FilterBarProps) {
  const { filterValues, setFilters } = useListContext()
  const isBesideSearch = !useIsPhone() && Boolean(search)
  return (
    <search className="contents print:hidden">
      {search && (
        <div className="-mx-4 flex items-center justify-between gap-x-4 gap-y-1 md:flex-wrap bg-canvas/95 px-4 py-1 backdrop-blur-sm max-md:sticky max-md:top-14 max-md:z-10 sm:-mx-8 sm:px-8">
          <div className="min-w-0 flex-1 md:min-w-72 md:max-w-md">{search}</div>
          {isBesideSearch && <div className="flex shrink-0">{end}</div>}
        </div>
      )}
      <ul
        aria-label={texts.filters}
        className="scrollbar-none -mx-4 mb-2 flex items-center gap-2 overflow-x-auto px-4 py-1 md:mb-4 sm:-mx-8 sm:px-8 md:flex-wrap print:hidden"
      >
        {children}
        {Object.keys(filterValues).length > 0 && (
          <li className="shrink-0">
            <Button variant="quiet" size="sm" onClick={() => setFilters({})} className="text-link">
              {common.clear}
            </Button>
          </li>
        )}
        {end && !isBesideSearch && <li className="ms-auto flex shrink-0">{end}</li>}
      </ul>
    </search>
  )
}

const searchDebounceMs = 300

interface SearchFilterProps {
  label: string
  hint: string
  field?: string
}

export function SearchFilter({ label, hint, field = 'search' }: SearchFilterProps) {
  const [value, change] = useFilter(field)
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const { pathname } = useLocation()

  // The filter may also change elsewhere: by 'Limpiar' or the back button.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])

  useEffect(() => {
    const next = text.trim()
    if (next === sent.current) return
    const timer = setTimeout(() => {
      // A slow phone may still render the list after a row was opened. Setting the filter would navigate back.
      if (window.location.pathname !== pathname) return
      sent.current = next
      change(next)
    }, searchDebounceMs)
    return () => clearTimeout(timer)
  })

  return (
    <TextField
      type="search"
      label={label}
      labelHidden
      placeholder={hint}
      value={text}
      maxLength={100}
      leading={<Search className="size-4" />}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}

interface SelectFilterProps {
  field: string
  label: string
  everyLabel: string
  options: readonly SelectOption[]
}

export function SelectFilter({ field, label, everyLabel, options }: SelectFilterProps) {
  const [value, change] = useFilter(field)
  // The options may still be loading, or the value may be from an old link.
  const chosen = options.find((option) => option.value === value)?.label.trim() ?? value
  return (
    <FilterChip label={label} chosen={value === '' ? undefined : chosen} onClear={() => change('')}>
      {(close) => (
        <Choices
          label={label}
          options={options}
          value={value}
          everyLabel={everyLabel}
          onChoose={(next) => {
            change(next)
            close()
          }}
        />
      )}
    </FilterChip>
  )
}

/** A filter that only links set, shown while it is set. */
export function FixedFilter({ field, label }: { field: string; label: string }) {
  const [value, change] = useFilter(field)
  return value === '' ? null : <FixedChip label={label} onClear={() => change('')} />
}

/** One filter of the surrounding list, as text. An empty one is removed from the URL. */
export function useFilter(field: string): [value: string, change: (value: string) => void] {
  const [values, change] = useFilters()
  const value = values[field]
  return [value === undefined || value === null ? '' : String(value), (next) => change({ [field]: next })]
}

const visibilityOptions = [
  { value: 'true', label: common.onlyShown },
  { value: 'false', label: common.onlyHidden },
]

export function VisibilityFilter() {
  return (
    <SelectFilter
      field="enable"
      label={common.state}
      everyLabel={common.everyState}
      options={visibilityOptions}
    />
  )
}
