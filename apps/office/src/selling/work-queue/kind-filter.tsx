import type { WorkQueue } from '@tecnoclick/contract/selling/work-queue/schemas'
import { type WorkItemKind, workItemKinds } from '@tecnoclick/domain/selling/work-queue'
import { office } from '@tecnoclick/messages/office'
import { Link } from '@tecnoclick/ui/link'

const { waiting } = office

interface KindFilterProps {
  counts: WorkQueue['counts']
  total: number
  chosen: WorkItemKind | undefined
}

/** What waits, kind by kind; a kind of which nothing waits is not in the way. */
export function KindFilter({ counts, total, chosen }: KindFilterProps) {
  const shown = workItemKinds.filter((kind) => counts[kind] > 0 || kind === chosen)
  if (shown.length === 0) return null
  return (
    <nav aria-label={waiting.filter} className="scrollbar-none -mx-4 mb-4 overflow-x-auto px-4">
      <ul className="flex w-max gap-2 sm:w-auto sm:flex-wrap">
        <Chip href="/admin" label={waiting.everything} count={total} current={chosen === undefined} />
        {shown.map((kind) => (
          <Chip
            key={kind}
            href={`/admin?kind=${kind}`}
            label={waiting.kinds[kind]}
            count={counts[kind]}
            current={kind === chosen}
          />
        ))}
      </ul>
    </nav>
  )
}

function Chip(props: { href: string; label: string; count: number; current: boolean }) {
  return (
    <li>
      <Link
        href={props.href}
        aria-current={props.current || undefined}
        className="flex min-h-11 items-center gap-2 rounded-full border bg-surface px-4 font-medium text-sm transition-colors hover:border-line-strong aria-[current=true]:border-action aria-[current=true]:bg-action-soft aria-[current=true]:text-link lg:min-h-9 pointer-coarse:min-h-11"
      >
        {props.label}
        <span className="font-bold tabular-nums">{props.count}</span>
      </Link>
    </li>
  )
}
