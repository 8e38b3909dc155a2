import { office } from '@tecnoclick/messages/office'
import type { Column } from '@tecnoclick/ui/table'
import type { ReactNode } from 'react'
import { SortHeader } from './sort-header.tsx'

/** What one looks for: first in its row, the heading of its card on a phone. */
export function titleColumn<R>(field: string, label: string, cell: (row: R) => ReactNode): Column<R> {
  return {
    key: field,
    header: <SortHeader field={field} label={label} />,
    cell,
    className:
      'free-text font-semibold max-md:justify-start max-md:pe-12 max-md:text-start max-md:text-base md:w-56',
  }
}

/** What one can do with the row: at its end, in the corner of its card. */
export function actionColumn<R>(cell: (row: R) => ReactNode): Column<R> {
  return {
    key: 'actions',
    header: <span className="sr-only">{office.list.actions}</span>,
    align: 'end',
    cell: (row) => <span className="inline-flex md:-my-2">{cell(row)}</span>,
    className: 'max-md:absolute max-md:end-1 max-md:top-0.5 max-md:border-0 max-md:p-0 md:w-12',
  }
}
