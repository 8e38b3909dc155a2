import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { cx } from '@tecnoclick/ui/cx'
import { SelectField, type SelectOption } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { useListContext } from 'ra-core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'

const { common } = office

interface FilterBarProps {
  /** Always visible. */
  search?: ReactNode
  /** On a phone these are collapsed. */
  children?: ReactNode
}

/** The filters above a list. Their values live in the URL. */
export function FilterBar({ search, children }: FilterBarProps) {
  const { filterValues, setFilters } = useListContext()
  const [open, setOpen] = useState(false)
  const id = useId()
  const { search: _, ...others } = filterValues
  const count = Object.keys(others).length
  return (
    <search className="mb-4 flex flex-wrap items-end gap-3">
      {search}
      <Button
        variant="secondary"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        icon={<SlidersHorizontal aria-hidden="true" className="size-4" />}
        className="sm:hidden"
      >
        {count > 0 ? `${office.list.filters} (${count})` : office.list.filters}
      </Button>
      <div id={id} className={cx('w-full grid-cols-2 items-end gap-3 sm:contents', open ? 'grid' : 'hidden')}>
        {children}
      </div>
      {Object.keys(filterValues).length > 0 && (
        <Button
          variant="quiet"
          onClick={() => setFilters({})}
          icon={<X aria-hidden="true" className="size-4" />}
          className="ms-auto sm:ms-0"
        >
          {common.clear}
        </Button>
      )}
    </search>
  )
}

const searchDebounceMs = 300

export function SearchFilter({
  label,
  hint,
  field = 'search',
}: {
  label: string
  hint: string
  field?: string
}) {
  const [value, change] = useFilter(field)
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const { pathname } = useLocation()

  // The filter may also change elsewhere: by 'Quitar filtros' or the back button.
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
      placeholder={hint}
      value={text}
      maxLength={100}
      leading={<Search className="size-4" />}
      onChange={(event) => setText(event.currentTarget.value)}
      className="min-w-0 flex-1 basis-full sm:min-w-72 sm:basis-0"
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
  return (
    <SelectField
      label={label}
      placeholder={everyLabel}
      options={options}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
      className="min-w-0 sm:min-w-44 sm:max-w-64"
    />
  )
}

export function DateFilter({ field, label }: { field: string; label: string }) {
  const [value, change] = useFilter(field)
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
      className="min-w-0 grid-cols-[minmax(0,1fr)] sm:w-44 [&_input]:max-sm:px-2.5"
    />
  )
}

/** One filter of the surrounding list, as text. An empty one is removed from the URL. */
export function useFilter(field: string): [value: string, change: (value: string) => void] {
  const { filterValues, setFilters } = useListContext()
  const value = filterValues[field]
  return [
    value === undefined || value === null ? '' : String(value),
    (next) => {
      const { [field]: _, ...rest } = filterValues
      setFilters(next === '' ? rest : { ...rest, [field]: next })
    },
  ]
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
