import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useListContext } from 'ra-core'
import { useLocation } from 'react-router'

/** A column's heading that turns the list's order; on a phone, where rows are cards, it is plain text. */
export function SortHeader({ field, label }: { field: string; label: string }) {
  const t = useT()
  const { sort } = useListContext()
  const { search } = useLocation()
  const isSorted = sort.field === field
  const order = isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC'
  const Arrow = sort.order === 'ASC' ? ArrowUp : ArrowDown

  const query = new URLSearchParams(search)
  query.set('sort', field)
  query.set('order', order)
  query.set('page', '1')

  return (
    <>
      <span className="md:hidden">{label}</span>
      <Link
        href={`?${query}`}
        title={t('ui.table.sortBy', { column: label })}
        className="-my-1 inline-flex min-h-9 items-center gap-1.5 rounded-sm hover:text-ink max-md:hidden"
      >
        {label}
        {isSorted && (
          <>
            <Arrow aria-hidden="true" className="size-3.5" />
            <span className="sr-only">
              {t(sort.order === 'ASC' ? 'ui.table.ascending' : 'ui.table.descending')}
            </span>
          </>
        )}
      </Link>
    </>
  )
}
