import type { WorkItem, WorkQueue } from '@tecnoclick/contract/staff/work-queue/schemas'
import {
  type Urgency,
  urgencies,
  urgencyOf,
  type WorkItemKind,
  workItemKinds,
} from '@tecnoclick/domain/staff/work-queue'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatTime } from '@tecnoclick/messages/platform/format-date'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { Link } from '@tecnoclick/ui/link'
import { Notice } from '@tecnoclick/ui/notice'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import { type ComponentType, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useLogoutIfDenied } from '../../platform/api/use-api-query.ts'
import { useNow } from '../../platform/layout/date-time.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { ListSkeleton, LoadError } from '../../platform/list/list-states.tsx'
import { isTyping } from '../search/shortcuts.tsx'
import { useQuickActions } from './use-quick-actions.ts'
import { useWorkQueue } from './use-work-queue.ts'
import { WorkItemRow, workItemKey } from './work-item-row.tsx'

const { workQueue } = office

export interface WorkItemActionProps {
  item: WorkItem
  /** After it was done; the item is then gone from the queue. */
  onDone: () => void
  onClose: () => void
}

/** What is done without leaving the queue; the other kinds open their page. The app gives it: it knows every area. */
export type WorkItemActions = Readonly<Partial<Record<WorkItemKind, ComponentType<WorkItemActionProps>>>>

/** The office's home: everything that waits for staff, most urgent first, one row per record. */
export function WorkQueuePage({ actions }: { actions: WorkItemActions }) {
  const [search] = useSearchParams()
  const mine = search.get('mine') === 'yes'
  const { data, error, refetch, dataUpdatedAt } = useWorkQueue({ mine })
  // Also when data is shown: nothing can be lost here.
  useLogoutIfDenied(error)
  const chosen = workItemKinds.find((kind) => kind === search.get('kind'))
  const shown = data?.data.filter(({ kind }) => chosen === undefined || kind === chosen) ?? []
  return (
    <>
      <PageHeading title={workQueue.title} text={workQueue.text} />
      {!data && error && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton columns={3} />}
      {data && (
        <>
          {error && (
            <Notice kind="warning" role="status" className="mb-4">
              {fillText(workQueue.outdated, { time: formatTime(new Date(dataUpdatedAt), 'es') })}
            </Notice>
          )}
          <KindFilter counts={data.counts} total={data.total} chosen={chosen} mine={mine} />
          <WorkItemList items={shown} chosen={chosen} actions={actions} />
          <HiddenCount count={(chosen ? data.counts[chosen] : data.total) - shown.length} />
        </>
      )}
    </>
  )
}

interface WorkItemListProps {
  items: readonly WorkItem[]
  chosen: WorkItemKind | undefined
  actions: WorkItemActions
}

function WorkItemList({ items, chosen, actions }: WorkItemListProps) {
  const list = useRef<HTMLElement>(null)
  const now = useNow()
  const { acting, nextKey, start, finish, close } = useQuickActions(items, list)
  useListKeys(list)
  const Action = acting && actions[acting.kind]
  const groups = urgencies.map((urgency) => ({
    urgency,
    members: items.filter((item) => urgencyOf(timesOf(item), now) === urgency),
  }))
  return (
    <>
      {acting && Action && <Action key={workItemKey(acting)} item={acting} onDone={finish} onClose={close} />}
      {items.length === 0 && (
        <EmptyState
          drawing={<CircleCheckBig className="size-12 text-success" strokeWidth={1.25} />}
          title={workQueue.emptyTitle}
          text={chosen ? workQueue.emptyKind : workQueue.emptyText}
        />
      )}
      <section ref={list} aria-label={workQueue.caption} className="grid gap-6 empty:hidden">
        {groups.map(
          ({ urgency, members }) =>
            members.length > 0 && (
              <UrgencyGroup key={urgency} urgency={urgency} count={members.length}>
                {members.map((item) => (
                  <WorkItemRow
                    key={workItemKey(item)}
                    item={item}
                    now={now}
                    isNext={workItemKey(item) === nextKey}
                    onAct={actions[item.kind] && (() => start(item))}
                  />
                ))}
              </UrgencyGroup>
            ),
        )}
      </section>
      {items.length > 0 && <p className="mt-3 text-ink-muted text-xs max-lg:hidden">{workQueue.keys}</p>}
    </>
  )
}

function timesOf({ kind, since, due }: WorkItem) {
  return { kind, since: Date.parse(since), due: due === null ? null : Date.parse(due) }
}

interface UrgencyGroupProps {
  urgency: Urgency
  count: number
  children: ReactNode
}

function UrgencyGroup({ urgency, count, children }: UrgencyGroupProps) {
  const id = useId()
  return (
    <div>
      <h2 id={id} className="mb-2 flex flex-wrap items-baseline gap-x-2 font-semibold text-base">
        {workQueue.urgencies[urgency]} <span className="font-normal text-ink-muted text-sm">{count}</span>
        <span className="font-normal text-ink-muted text-xs empty:hidden">
          {workQueue.urgencyTexts[urgency]}
        </span>
      </h2>
      <ul aria-labelledby={id} className="divide-y overflow-hidden rounded-lg border bg-surface">
        {children}
      </ul>
    </div>
  )
}

function HiddenCount({ count }: { count: number }) {
  if (count <= 0) return null
  return <p className="mt-3 text-ink-muted text-sm">{fillText(workQueue.more, { count })}</p>
}

interface KindFilterProps {
  counts: WorkQueue['counts']
  total: number
  chosen: WorkItemKind | undefined
  mine: boolean
}

/** 'Míos', and one chip per kind. A kind without items is hidden. */
function KindFilter({ counts, total, chosen, mine }: KindFilterProps) {
  const shown = workItemKinds.filter((kind) => counts[kind] > 0 || kind === chosen)
  const url = (kind: WorkItemKind | undefined, isMine: boolean) => {
    const query = new URLSearchParams({ ...(kind && { kind }), ...(isMine && { mine: 'yes' }) }).toString()
    return query === '' ? '/admin' : `/admin?${query}`
  }
  return (
    <nav aria-label={workQueue.filter} className="scrollbar-none -mx-4 mb-4 overflow-x-auto px-4">
      <ul className="flex w-max gap-2 sm:w-auto sm:flex-wrap">
        <Chip href={url(chosen, !mine)} label={workQueue.mine} current={mine} />
        <Chip
          href={url(undefined, mine)}
          label={workQueue.everything}
          count={total}
          current={chosen === undefined}
        />
        {shown.map((kind) => (
          <Chip
            key={kind}
            href={url(kind, mine)}
            label={workQueue.kinds[kind]}
            count={counts[kind]}
            current={kind === chosen}
          />
        ))}
      </ul>
    </nav>
  )
}

function Chip(props: { href: string; label: string; count?: number; current: boolean }) {
  return (
    <li>
      <Link
        href={props.href}
        aria-current={props.current || undefined}
        className="flex min-h-11 items-center gap-2 rounded-full border bg-surface px-4 font-medium text-sm transition-colors hover:border-line-strong aria-[current=true]:border-action aria-[current=true]:bg-action-soft aria-[current=true]:text-link lg:min-h-9 pointer-coarse:min-h-11"
      >
        {props.label}
        {props.count !== undefined && <span className="font-bold">{props.count}</span>}
      </Link>
    </li>
  )
}

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** j and k move through the rows from anywhere on the page, a does what waits in the row. */
function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function walk(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const row = document.activeElement?.closest('[data-item]')
      if (event.key === 'a') return row?.querySelector<HTMLElement>('[data-action]')?.click()
      const step = steps[event.key]
      if (step === undefined) return
      const links: Element[] = [...(list.current?.querySelectorAll('[data-row]') ?? [])]
      const here = row ? links.findIndex((link) => row.contains(link)) : -1
      const next = links[here === -1 ? 0 : Math.min(Math.max(here + step, 0), links.length - 1)]
      if (!(next instanceof HTMLElement)) return
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', walk)
    return () => document.removeEventListener('keydown', walk)
  }, [list])
}
