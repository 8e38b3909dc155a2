import { SelectField, type SelectOption } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useFilter } from './use-filter.ts'

/** Long enough to type on, short enough not to wait. */
const searchDelay = 300

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
  const told = useRef(value)
  const { pathname } = useLocation()

  // The address may change by another hand: 'Quitar filtros', the browser's way back.
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setText(value)
  }, [value])

  useEffect(() => {
    const wanted = text.trim()
    if (wanted === told.current) return
    const timer = setTimeout(() => {
      // Who has opened a row already must not be called back, while a slow phone still draws its page.
      if (window.location.pathname !== pathname) return
      told.current = wanted
      change(wanted)
    }, searchDelay)
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
