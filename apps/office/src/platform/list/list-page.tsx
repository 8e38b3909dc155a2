import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Pagination } from '@tecnoclick/ui/pagination'
import { type Column, Table } from '@tecnoclick/ui/table'
import { ListBase, type ListBaseProps, useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Row } from '../api/resource-calls.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { EmptyList, ListSkeleton, LoadError, OutdatedNotice } from './list-states.tsx'

interface ListPageProps<R extends Row> extends Pick<ListBaseProps<R>, 'sort' | 'perPage'> {
  title: string
  text: string
  /** Beside the heading. */
  action?: ReactNode
  /** The table's accessible name. */
  caption: string
  columns: readonly Column<R>[]
  /** Filters, above the table. */
  toolbar?: ReactNode
  /** Shown when there are no rows and no filter. */
  emptyText: string
  /** The routes of the list's dialogs. */
  children?: ReactNode
}

/** The screen of a list. Page, sorting and filter live in the URL, and the server applies them. */
export function ListPage<R extends Row>(props: ListPageProps<R>) {
  const { title, text, action, caption, columns, toolbar, emptyText, children, sort, perPage = 25 } = props
  return (
    <>
      <PageHeading title={title} text={text} action={action} />
      <UrlList<R> perPage={perPage} {...(sort && { sort })}>
        {toolbar}
        <ListTable caption={caption} columns={columns} emptyText={emptyText} />
        {children}
      </UrlList>
    </>
  )
}

/** ra-core's list context without its toasts for failures: the list shows them itself and stays. */
export function UrlList<R extends Row>(props: Pick<ListBaseProps<R>, 'sort' | 'perPage' | 'children'>) {
  return <ListBase<R> {...props} storeKey={false} exporter={false} queryOptions={{ onError() {} }} />
}

type ListTableProps<R extends Row> = Pick<ListPageProps<R>, 'caption' | 'columns' | 'emptyText'>

function ListTable<R extends Row>({ caption, columns, emptyText }: ListTableProps<R>) {
  const { data, error, isPending, refetch } = useListContext<R>()
  if (!data && error) return <LoadError error={error} onRetry={refetch} />
  if (isPending || !data) return <ListSkeleton columns={columns.length} />
  return (
    <>
      {error && <OutdatedNotice onRetry={refetch} />}
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
      <ListPagination />
    </>
  )
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
