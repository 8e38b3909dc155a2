import type { WorkItem } from '@tecnoclick/contract/staff/work-queue/schemas'
import { workItemUrl } from '@tecnoclick/domain/staff/work-queue'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Link } from '@tecnoclick/ui/link'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { queueIn } from '../../platform/layout/back-link.tsx'
import { useWorkQueue } from './use-work-queue.ts'

const { workQueue } = office

/** Above a record that was opened from the queue: the way back and the next item. */
export function QueueBar() {
  const { pathname, state } = useLocation()
  const search = queueIn(state)
  return search === undefined ? null : <Bar pathname={pathname} search={search} />
}

function Bar({ pathname, search }: { pathname: string; search: string }) {
  const query = new URLSearchParams(search)
  const { data } = useWorkQueue({ mine: query.get('mine') === 'yes' })
  const kind = query.get('kind')
  const items = data?.data.filter((item) => kind === null || item.kind === kind)
  const next = useNext(items ?? [], pathname)
  return (
    <nav
      aria-label={workQueue.atWork}
      className="-mx-4 sticky top-14 z-10 mb-3 flex min-h-11 items-center justify-between gap-4 border-b bg-canvas px-4 text-sm sm:-mx-8 sm:px-8 print:hidden"
    >
      <Link href={`/admin${search}`} className="flex min-h-11 shrink-0 items-center gap-1.5 font-medium">
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {workQueue.backToQueue}
      </Link>
      {next ? (
        <Link
          href={workItemUrl(next)}
          className="flex min-h-11 min-w-0 items-center gap-1.5 font-semibold text-link"
        >
          <span className="truncate">
            {fillText(workQueue.nextIs, {
              what: `${workQueue.what[next.kind]} ${next.title || workQueue.unnumbered}`,
            })}
          </span>
          <ArrowRight aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
        </Link>
      ) : (
        items && <span className="text-ink-muted">{workQueue.allDone}</span>
      )}
    </nav>
  )
}

/** The item after this record. Once the record is done and gone, the one that took its place. */
function useNext(items: readonly WorkItem[], pathname: string): WorkItem | undefined {
  const found = items.findIndex((item) => workItemUrl(item) === pathname)
  const [place, setPlace] = useState(0)
  useEffect(() => {
    if (found >= 0) setPlace(found)
  }, [found])
  if (found >= 0) return items[found + 1] ?? items.find((_, index) => index !== found)
  return items[place] ?? items[0]
}
