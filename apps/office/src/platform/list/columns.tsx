import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { Link, TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import type { Column } from '@tecnoclick/ui/table'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Pencil from 'lucide-react/icons/pencil'
import { type Identifier, useCreatePath, useListContext, useResourceContext } from 'ra-core'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { DateTime } from '../layout/date-time.tsx'

const { common } = office

/** The first column. On a phone it is the title of the row. */
export function titleColumn<R>(field: string, label: string, cell: (row: R) => ReactNode): Column<R> {
  return {
    key: field,
    header: <SortHeader field={field} label={label} />,
    cell,
    className: 'free-text font-semibold md:w-56',
  }
}

/** The buttons of a row. */
export function actionColumn<R>(cell: (row: R) => ReactNode): Column<R> {
  return {
    key: 'actions',
    header: <span className="sr-only">{office.list.actions}</span>,
    align: 'end',
    cell: (row) => <span className="-me-2 md:-my-2 inline-flex md:me-0">{cell(row)}</span>,
    className: 'md:w-12',
  }
}

export function sortedColumn<R>(
  field: string,
  label: string,
  cell: (row: R) => ReactNode,
  align: 'start' | 'end' = 'start',
): Column<R> {
  return { key: field, header: <SortHeader field={field} label={label} />, cardLabel: label, cell, align }
}

export function dateColumn<R>(field: string, label: string, dateOf: (row: R) => string | null): Column<R> {
  return sortedColumn(field, label, (row) => {
    const date = dateOf(row)
    return date && <DateTime date={date} className="xl:whitespace-nowrap" />
  })
}

/** Whether customers see the row. */
export function visibilityColumn<R extends { enable: boolean }>(): Column<R> {
  return {
    key: 'enable',
    header: common.state,
    cell: ({ enable }) => <VisibilityBadge enable={enable} />,
  }
}

export function VisibilityBadge({ enable }: { enable: boolean }) {
  return <Badge tone={enable ? 'success' : 'neutral'}>{enable ? common.shown : common.hidden}</Badge>
}

/** Links to the list sorted by this column, in the other direction on the second click. */
function SortHeader({ field, label }: { field: string; label: string }) {
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
    <Link
      href={`?${query}`}
      title={t('ui.table.sortBy', { column: label })}
      className="-my-1 inline-flex min-h-9 items-center gap-1.5 rounded-sm hover:text-ink"
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
  )
}

/** Opens the row's dialog. The query keeps page, sorting and filter of the list. */
export function EditRowButton({ id, label }: { id: Identifier; label: string }) {
  const resource = useResourceContext()
  const createPath = useCreatePath()
  const { search } = useLocation()
  const pathname = createPath({ type: 'edit', id, ...(resource && { resource }) })
  return (
    <IconButton label={label} href={pathname + search} size="sm" className="text-ink-muted hover:text-ink">
      <Pencil aria-hidden="true" className="size-4" />
    </IconButton>
  )
}

export function RowLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <TextLink href={href} aria-label={label} className="inline-flex min-h-6 items-center font-semibold">
      {children}
    </TextLink>
  )
}
