import type { Key, ReactNode } from 'react'
import { cx } from './cx.ts'

export interface Column<Row> {
  key: string
  header: ReactNode
  /** Heading of the value in a card; defaults to a plain-text header. */
  cardLabel?: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  className?: string
}

interface TableProps<Row> {
  /** For screen readers; visible with `captionShown`. */
  caption: string
  captionShown?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  className?: string
}

/**
 * A table, shown as cards on a phone (table.css). HTML allows no role on its parts; browsers keep the native ones
 * with `display: block`.
 */
export function Table<Row>({ caption, captionShown, columns, rows, rowKey, className }: TableProps<Row>) {
  return (
    <table className={cx('table-cards w-full border-collapse text-sm', className)}>
      <caption className={captionShown ? 'mb-3 text-start font-semibold text-base' : 'sr-only'}>
        {caption}
      </caption>
      <thead className="border-b text-ink-muted">
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={cx(
                'px-3 py-2.5 font-medium first:ps-0 last:pe-0',
                column.align === 'end' ? 'text-end' : 'text-start',
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="md:border-b">
            {columns.map((column) => (
              <td
                key={column.key}
                data-label={cardLabel(column)}
                className={cx(
                  'md:px-3 md:py-3.5 md:first:ps-0 md:last:pe-0',
                  column.align === 'end' ? 'md:text-end md:tabular-nums' : 'md:text-start',
                  column.className,
                )}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function cardLabel<Row>({ cardLabel, header }: Column<Row>): string | undefined {
  return cardLabel ?? (typeof header === 'string' ? header : undefined)
}
