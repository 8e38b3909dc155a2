import { type Column, Table } from '@tecnoclick/ui/table'
import { ListBase, type ListBaseProps, useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import type { Row } from '../api/resource-calls.ts'
import { EmptyList } from './empty-list.tsx'
import { ListFailure, OutdatedList } from './list-failure.tsx'
import { ListPages } from './list-pages.tsx'
import { ListSkeleton } from './list-skeleton.tsx'

interface OfficeListProps<R extends Row> extends Pick<ListBaseProps<R>, 'resource' | 'sort' | 'perPage'> {
  /** What the table holds, read aloud. */
  caption: string
  columns: readonly Column<R>[]
  /** Filters, above the table. */
  toolbar?: ReactNode
  /** Said where there is nothing at all. */
  emptyText: string
  /** What lies over the list at an address of its own: a dialog. */
  children?: ReactNode
}

/** A list as every desk shows it. Page, order and filter live in the address, and the server does the work. */
export function OfficeList<R extends Row>(props: OfficeListProps<R>) {
  const { caption, columns, toolbar, emptyText, children, ...list } = props
  return (
    // `onError` is silenced because the list itself says what failed, and stays until it is mended.
    <ListBase<R> {...list} storeKey={false} exporter={false} queryOptions={{ onError() {} }}>
      {toolbar}
      <ListBody caption={caption} columns={columns} emptyText={emptyText} />
      {children}
    </ListBase>
  )
}

type ListBodyProps<R extends Row> = Pick<OfficeListProps<R>, 'caption' | 'columns' | 'emptyText'>

function ListBody<R extends Row>({ caption, columns, emptyText }: ListBodyProps<R>) {
  const { data, error, isPending, refetch } = useListContext<R>()
  if (!data && error) return <ListFailure error={error} onRetry={refetch} />
  if (isPending || !data) return <ListSkeleton columns={columns.length} />
  return (
    <>
      {error && <OutdatedList onRetry={refetch} />}
      {data.length === 0 ? (
        <EmptyList text={emptyText} />
      ) : (
        <Table
          caption={caption}
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          className="[&_td]:md:py-3 [&_td]:md:align-top [&_tr]:max-md:relative"
        />
      )}
      <ListPages />
    </>
  )
}
