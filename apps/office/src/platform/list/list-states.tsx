import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { Skeleton } from '@tecnoclick/ui/skeleton'
import Inbox from 'lucide-react/icons/inbox'
import { useListContext } from 'ra-core'
import type { ReactNode } from 'react'

interface RetryProps {
  onRetry: () => void
}

/** Offers to try again (site.md#failures). */
export function LoadError({ error, onRetry }: RetryProps & { error: Error }) {
  return (
    <Notice kind="error" role="alert" title={office.list.failed} action={<Retry onRetry={onRetry} />}>
      {error.message}
    </Notice>
  )
}

interface LoadedProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => void }
  /** Of the skeleton. */
  columns: number
  children: (data: T) => ReactNode
}

/** Renders the data of a query. Until it is there: a skeleton, or the error with a retry button. */
export function Loaded<T>({ query: { data, error, refetch }, columns, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data)
  return error ? <LoadError error={error} onRetry={refetch} /> : <ListSkeleton columns={columns} />
}

/** Above rows of an earlier load, after a refetch failed. */
export function OutdatedNotice({ onRetry }: RetryProps) {
  return (
    <Notice kind="warning" role="status" action={<Retry onRetry={onRetry} />} className="mb-4">
      {office.list.outdated}
    </Notice>
  )
}

function Retry({ onRetry }: RetryProps) {
  const t = useT()
  return (
    <Button variant="secondary" size="sm" onClick={onRetry}>
      {t('ui.retry')}
    </Button>
  )
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** With as many columns as the list will have, so that the layout does not shift. */
export function ListSkeleton({ columns }: { columns: number }) {
  return (
    <div role="status">
      <span className="sr-only">{office.loading}</span>
      {rows.map((row) => (
        <div key={row} className="flex h-12 items-center gap-6 border-b">
          {rows.slice(0, columns).map((column) => (
            <Skeleton key={column} className="h-3.5 flex-1" />
          ))}
        </div>
      ))}
    </div>
  )
}

export function EmptyList({ text }: { text: string }) {
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <NothingHere
      text={isFiltered ? office.list.emptyFiltered : text}
      action={
        isFiltered && (
          <Button variant="secondary" onClick={() => setFilters({})}>
            {office.list.showAll}
          </Button>
        )
      }
    />
  )
}

/** Also for pages that are no list. */
export function NothingHere({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <EmptyState
      drawing={<Inbox className="size-12" strokeWidth={1.25} />}
      title={office.list.emptyTitle}
      text={text}
      action={action}
    />
  )
}
