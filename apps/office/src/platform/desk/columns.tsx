import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import type { Column } from '@tecnoclick/ui/table'
import type { ReactNode } from 'react'
import { When } from '../layout/when.tsx'
import { SortHeader } from '../list/sort-header.tsx'

const { words } = office.shopDesks

/** A column whose heading turns the order of the list. */
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
    return date && <When date={date} className="tabular-nums xl:whitespace-nowrap" />
  })
}

/** Whether the shop shows the row. */
export function shownColumn<R extends { enable: boolean }>(): Column<R> {
  return {
    key: 'enable',
    header: words.state,
    cell: ({ enable }) => (
      <Badge tone={enable ? 'success' : 'neutral'}>{enable ? words.shown : words.hidden}</Badge>
    ),
  }
}
