import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Pagination } from '@tecnoclick/ui/pagination'
import { type Column, Table } from '@tecnoclick/ui/table'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { ListBase, type ListBaseProps, useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Row } from '../api/resource-calls.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { useIsPhone } from '../layout/use-is-phone.ts'
import { useSelectionColumn } from './bulk-bar.tsx'
import { EmptyList, ListSkeleton, LoadError, OutdatedNotice } from './list-states.tsx'
import { type PhoneRow, PhoneTable } from './phone-table.tsx'

/** Rows that belong together are folded under one line. The whole list is one page then. */
export interface Grouping<R> {
  keyOf(row: R): number
  titleOf(rows: readonly [R, ...R[]]): ReactNode
}

interface ListPageProps<R extends Row> extends Pick<ListBaseProps<R>, 'sort' | 'perPage'> {
  title: string
  text: string
  /** Beside the heading. */
  action?: ReactNode
  /** The table's accessible name. */
  caption: string
  columns: readonly Column<R>[]
  phoneRow?: ((row: R) => PhoneRow) | undefined
  /** Filters, above the table. */
  toolbar?: ReactNode
  grouping?: Grouping<R> | undefined
  /** Shown when there are no rows and no filter. */
  emptyText: string
  /** Rows can be chosen: their name for screen readers, and the bar of what can be done with them. */
  selection?: { nameOf: (row: R) => string; bar: ReactNode } | undefined
  /** The routes of the list's dialogs. */
  children?: ReactNode
}

/** The screen of a list. Page, sorting and filter live in the URL, and the server applies them. */
export function ListPage<R extends Row>(props: ListPageProps<R>) {
  const { title, text, action, toolbar, children, sort, grouping, selection } = props
  const { caption, columns, phoneRow, emptyText, perPage = grouping ? 1000 : 25 } = props
  const table = { caption, columns, phoneRow, emptyText, grouping }
  const isPhone = useIsPhone()
  return (
    <>
      <PageHeading title={title} action={action} {...(!isPhone && { text })} />
      <UrlList<R> perPage={perPage} {...(sort && { sort })}>
        {toolbar}
        {selection ? <SelectableTable nameOf={selection.nameOf} table={table} /> : <ListTable {...table} />}
        {selection?.bar}
        {children}
      </UrlList>
    </>
  )
}

/** ra-core's list context without its toasts for failures: the list shows them itself and stays. */
export function UrlList<R extends Row>(props: Pick<ListBaseProps<R>, 'sort' | 'perPage' | 'children'>) {
  return <ListBase<R> {...props} storeKey={false} exporter={false} queryOptions={{ onError() {} }} />
}

type ListTableProps<R extends Row> = Pick<
  ListPageProps<R>,
  'caption' | 'columns' | 'phoneRow' | 'emptyText' | 'grouping'
>

interface SelectableTableProps<R extends Row> {
  nameOf: (row: R) => string
  table: ListTableProps<R>
}

function SelectableTable<R extends Row>({ nameOf, table }: SelectableTableProps<R>) {
  const box = useSelectionColumn<R>(nameOf)
  return <ListTable {...table} columns={[box, ...table.columns]} />
}

function ListTable<R extends Row>({ emptyText, grouping, ...table }: ListTableProps<R>) {
  const { data, error, isPending, refetch } = useListContext<R>()
  if (!data && error) return <LoadError error={error} onRetry={refetch} />
  if (isPending || !data) return <ListSkeleton columns={table.columns.length} />
  return (
    <>
      {error && <OutdatedNotice onRetry={refetch} />}
      {data.length === 0 ? (
        <EmptyList text={emptyText} />
      ) : grouping ? (
        <div className="divide-y divide-line border-y">
          {groupsOf(data, grouping).map((rows) => (
            <details key={grouping.keyOf(rows[0])} className="group">
              <summary className="flex min-h-12 cursor-pointer items-center gap-3 py-2 font-semibold">
                {grouping.titleOf(rows)}
                <ChevronDown
                  aria-hidden="true"
                  className="size-4.5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="pb-4">
                <RowTable {...table} rows={rows} />
              </div>
            </details>
          ))}
        </div>
      ) : (
        <RowTable {...table} rows={data} />
      )}
      <ListPagination />
    </>
  )
}

interface RowTableProps<R extends Row> extends Pick<ListPageProps<R>, 'caption' | 'columns' | 'phoneRow'> {
  rows: readonly R[]
}

function RowTable<R extends Row>({ phoneRow, ...table }: RowTableProps<R>) {
  if (useIsPhone()) return <PhoneTable {...table} phoneRow={phoneRow} />
  return <Table {...table} rowKey={({ id }) => id} className="[&_td]:md:py-3 [&_td]:md:align-top" />
}

/** In the order of their first rows. */
function groupsOf<R>(rows: readonly R[], { keyOf }: Grouping<R>): [R, ...R[]][] {
  const groups = new Map<number, [R, ...R[]]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return [...groups.values()]
}

/** '26–50 de 168' and the links to the other pages. */
function ListPagination() {
  const { page, perPage, total = 0 } = useListContext()
  const { search } = useLocation()
  if (total === 0) return null
  const first = (page - 1) * perPage + 1
  const last = Math.min(page * perPage, total)

  function hrefFor(target: number): string {
    const query = new URLSearchParams(search)
    query.set('page', String(target))
    query.set('perPage', String(perPage))
    return `?${query}`
  }

  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-ink-muted text-sm">{fillText(office.list.range, { first, last, total })}</p>
      <Pagination page={page} pages={Math.ceil(total / perPage)} hrefFor={hrefFor} siblings={1} />
    </div>
  )
}
