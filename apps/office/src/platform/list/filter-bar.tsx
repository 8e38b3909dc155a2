import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { cx } from '@tecnoclick/ui/cx'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { useListContext } from 'ra-core'
import { type ReactNode, useId, useState } from 'react'

interface FilterBarProps {
  clearLabel: string
  search?: ReactNode
  /** The rest; on a phone they are folded away, because one came for the list. */
  children?: ReactNode
}

/** Filters above a list, which live in its address, and the way to be rid of them. */
export function FilterBar({ clearLabel, search, children }: FilterBarProps) {
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
          {clearLabel}
        </Button>
      )}
    </search>
  )
}
