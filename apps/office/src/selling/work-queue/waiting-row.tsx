import type { WorkItem } from '@tecnoclick/contract/selling/work-queue/schemas'
import { hours } from '@tecnoclick/domain/platform/duration'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import { Link } from '@tecnoclick/ui/link'
import { When } from '../../platform/layout/when.tsx'
import { Money } from '../../platform/money/money.tsx'
import { say } from '../../platform/say.ts'
import { ageText } from './age.ts'
import { waitingAddress } from './waiting-address.ts'
import { waitingIcons } from './waiting-icons.ts'

const { waiting } = office

export function WaitingRow({ item, now }: { item: WorkItem; now: number }) {
  const Icon = waitingIcons[item.kind]
  return (
    <li className="relative flex items-start gap-3 px-4 py-3 transition-colors focus-within:bg-action-soft hover:bg-sunken">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-link" />
      <div className="min-w-0 flex-1">
        <p className="text-sm">
          <Link
            href={waitingAddress(item)}
            className="font-semibold outline-none after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {waiting.what[item.kind]}{' '}
            <span className="wrap-anywhere font-normal">{item.title || waiting.unnumbered}</span>
          </Link>
        </p>
        <p className="flex flex-wrap gap-x-2 text-ink-muted text-sm">
          <span className="wrap-anywhere">{item.who}</span>
          {item.amount !== null && item.currency !== null && (
            <Money amount={item.amount} currency={item.currency} />
          )}
        </p>
      </div>
      <p className="shrink-0 text-end text-sm">
        <Clock item={item} now={now} />
        <When date={item.since} className="block text-ink-muted text-xs tabular-nums max-sm:hidden" />
      </p>
    </li>
  )
}

/** What was promised runs down; the rest grows old. */
function Clock({ item: { since, due }, now }: { item: WorkItem; now: number }) {
  if (due === null)
    return (
      <span className="tabular-nums">{say(waiting.since, { age: ageText(now - Date.parse(since)) })}</span>
    )
  const left = Date.parse(due) - now
  if (left < 0) return <Badge tone="danger">{say(waiting.overdue, { age: ageText(-left) })}</Badge>
  const text = say(waiting.dueIn, { age: ageText(left) })
  return left < hours(4) ? <Badge tone="offer">{text}</Badge> : <span className="tabular-nums">{text}</span>
}
