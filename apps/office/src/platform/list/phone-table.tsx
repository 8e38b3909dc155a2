import { office } from '@tecnoclick/messages/office'
import { cx } from '@tecnoclick/ui/cx'
import type { Column } from '@tecnoclick/ui/table'
import { Fragment, type ReactNode } from 'react'
import type { Row } from '../api/resource-calls.ts'

/** What a phone shows of a row, in two lines: title and value, detail and state. */
export interface PhoneRow {
  picture?: ReactNode
  title: ReactNode
  value?: ReactNode
  detail?: ReactNode
  state?: ReactNode
  /** In place of detail and state: values that are edited in the list. They are not cut. */
  controls?: ReactNode
}

interface PhoneTableProps<R extends Row> {
  caption: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  /** Default: the first column is the title, the others are the detail. */
  phoneRow?: ((row: R) => PhoneRow) | undefined
}

/** A list on a phone. It stays a table for screen readers, with one cell for the content of a row. */
export function PhoneTable<R extends Row>({ caption, columns, rows, phoneRow }: PhoneTableProps<R>) {
  const selection = columns.find(({ key }) => key === 'selected')
  const actions = columns.find(({ key }) => key === 'actions')
  const others = columns.filter((column) => column !== selection && column !== actions)
  const describe = phoneRow ?? ((row: R) => fromColumns(others, row))
  return (
    <table {...role('table')} className="block w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead {...role('rowgroup')} className="sr-only">
        <tr {...role('row')}>
          {selection && <th {...role('columnheader')}>{selection.cardLabel}</th>}
          <th {...role('columnheader')}>{caption}</th>
          {actions && <th {...role('columnheader')}>{office.list.actions}</th>}
        </tr>
      </thead>
      <tbody {...role('rowgroup')} className="block divide-y divide-line border-y">
        {rows.map((row) => (
          <tr
            key={row.id}
            {...role('row')}
            className="relative flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1.5 py-1"
          >
            {selection && <td {...role('cell')}>{selection.cell(row)}</td>}
            <td {...role('cell')} className="flex min-w-0 flex-[1_1_12rem] items-center gap-3">
              <PhoneLines {...describe(row)} />
            </td>
            {actions && (
              <td {...role('cell')} className="relative z-1 ms-auto flex max-w-full shrink-0 empty:hidden">
                {actions.cell(row)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Cells made for a column may stack or wrap their parts. */
const oneLine =
  'min-w-0 flex-1 truncate [&_.block]:inline [&_.flex]:inline [&_.grid]:inline [&_.line-clamp-2]:inline'

/** The link of the title covers the row; what can be pressed beside it lies above. */
function PhoneLines({ picture, title, value, detail, state, controls }: PhoneRow) {
  return (
    <>
      {picture}
      <div className="min-w-0 flex-1">
        <div className="flex min-h-6 items-center gap-3">
          <div
            className={cx(
              oneLine,
              'font-semibold [&_a]:static [&_a]:inline [&_a]:after:absolute [&_a]:after:inset-0',
            )}
          >
            {title}
          </div>
          {value !== undefined && <div className="shrink-0 whitespace-nowrap">{value}</div>}
        </div>
        {controls !== undefined && (
          <div className="mt-0.5 flex min-h-6 items-center gap-1.5 text-xs">{controls}</div>
        )}
        {(detail !== undefined || state !== undefined) && (
          <div className="mt-0.5 flex min-h-6 items-center gap-3">
            <div
              className={cx(
                oneLine,
                // Positioned, so that it cuts hidden labels too; the link of the title is still pressed through it.
                'pointer-events-none relative text-ink-muted text-xs',
                '[&_:is(a,button)]:pointer-events-auto [&_:is(a,button)]:relative [&_:is(a,button)]:z-1',
              )}
            >
              {detail}
            </div>
            {state !== undefined && <div className="flex max-w-[70%] shrink-0 overflow-hidden">{state}</div>}
          </div>
        )}
      </div>
    </>
  )
}

const stateKeys = ['state', 'status', 'enable']

function fromColumns<R>(columns: readonly Column<R>[], row: R): PhoneRow {
  const [title, ...rest] = columns
  const state = rest.find(({ key }) => stateKeys.includes(key))
  const details = rest.filter((column) => column !== state)
  return {
    title: title?.cell(row),
    ...(details.length > 0 && { detail: <Details columns={details} row={row} /> }),
    ...(state && { state: state.cell(row) }),
  }
}

/** A number needs its heading to be understood; other values have it for screen readers. */
function Details<R>({ columns, row }: { columns: readonly Column<R>[]; row: R }) {
  const parts = columns.map(({ key, header, cardLabel, align, cell }) => {
    const content = cell(row)
    if (!isShown(content)) return undefined
    const label = cardLabel ?? (typeof header === 'string' ? header : undefined)
    return (
      <Fragment key={key}>
        {label && <span className={align === 'end' ? undefined : 'sr-only'}>{label} </span>}
        {content}
      </Fragment>
    )
  })
  return joined(...parts)
}

/** The parts of a detail that are there. */
export function joined(...parts: ReactNode[]): ReactNode {
  return parts.filter(isShown).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity and keep their order
    <Fragment key={index}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ))
}

function isShown(part: ReactNode): boolean {
  return part !== undefined && part !== null && part !== '' && part !== false
}

/** `display: block` removes the native roles in some browsers. */
function role(name: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'cell') {
  return { role: name }
}
