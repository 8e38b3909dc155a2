import type { WorkItem } from '@tecnoclick/contract/selling/work-queue/schemas'
import { type WorkItemKind, workItemKinds } from '@tecnoclick/domain/selling/work-queue'
import { formatTime } from '@tecnoclick/messages/format-date'
import { office } from '@tecnoclick/messages/office'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { Notice } from '@tecnoclick/ui/notice'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useLeaveIfDenied } from '../../platform/api/use-leave-if-denied.ts'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { ListFailure } from '../../platform/list/list-failure.tsx'
import { ListSkeleton } from '../../platform/list/list-skeleton.tsx'
import { say } from '../../platform/say.ts'
import { KindFilter } from './kind-filter.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useNow } from './use-now.ts'
import { useWaiting } from './use-waiting.ts'
import { WaitingRow } from './waiting-row.tsx'

const { waiting } = office

/** The office's home: everything that waits, what is due first. */
export function WaitingPage() {
  const { data, error, refetch, dataUpdatedAt } = useWaiting()
  // Nothing is written here: a session that ended while the list was open leads to the entrance too.
  useLeaveIfDenied(error)
  const [search] = useSearchParams()
  const chosen = workItemKinds.find((kind) => kind === search.get('kind'))
  const shown = data?.data.filter(({ kind }) => chosen === undefined || kind === chosen) ?? []
  return (
    <>
      <PageHeading title={waiting.title} text={waiting.text} />
      {!data && error && <ListFailure error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton columns={3} />}
      {data && (
        <>
          {error && (
            <Notice kind="warning" role="status" className="mb-4">
              {say(waiting.outdated, { time: formatTime(new Date(dataUpdatedAt), 'es') })}
            </Notice>
          )}
          <KindFilter counts={data.counts} total={data.total} chosen={chosen} />
          <WaitingList items={shown} chosen={chosen} />
          <More count={(chosen ? data.counts[chosen] : data.total) - shown.length} />
        </>
      )}
    </>
  )
}

function WaitingList({ items, chosen }: { items: readonly WorkItem[]; chosen: WorkItemKind | undefined }) {
  const list = useRef<HTMLUListElement>(null)
  const now = useNow()
  useListKeys(list)
  if (items.length === 0)
    return (
      <EmptyState
        drawing={<CircleCheckBig className="size-12 text-success" strokeWidth={1.25} />}
        title={waiting.emptyTitle}
        text={chosen ? waiting.emptyKind : waiting.emptyText}
      />
    )
  return (
    <>
      <ul
        ref={list}
        aria-label={waiting.caption}
        className="divide-y overflow-hidden rounded-lg border bg-surface"
      >
        {items.map((item) => (
          <WaitingRow key={`${item.kind}-${item.id}`} item={item} now={now} />
        ))}
      </ul>
      <p className="mt-3 text-ink-muted text-xs max-lg:hidden">{waiting.keys}</p>
    </>
  )
}

function More({ count }: { count: number }) {
  if (count <= 0) return null
  return <p className="mt-3 text-ink-muted text-sm">{say(waiting.more, { count })}</p>
}
