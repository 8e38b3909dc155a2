import type { WorkItem } from '@tecnoclick/contract/selling/work-queue/schemas'
import { days, hours, minutes } from '@tecnoclick/domain/platform/duration'
import type { WorkItemKind } from '@tecnoclick/domain/selling/work-queue'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Link } from '@tecnoclick/ui/link'
import type { LucideIcon } from 'lucide-react'
import Banknote from 'lucide-react/icons/banknote'
import Building2 from 'lucide-react/icons/building-2'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import CreditCard from 'lucide-react/icons/credit-card'
import Hash from 'lucide-react/icons/hash'
import KeyRound from 'lucide-react/icons/key-round'
import Mail from 'lucide-react/icons/mail'
import MailWarning from 'lucide-react/icons/mail-warning'
import MessageSquare from 'lucide-react/icons/message-square'
import Star from 'lucide-react/icons/star'
import Undo2 from 'lucide-react/icons/undo-2'
import Wrench from 'lucide-react/icons/wrench'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Money } from '../../platform/money.tsx'
import { fillCount } from '../../platform/texts.ts'

const { workQueue } = office

export function WorkItemRow({ item, now }: { item: WorkItem; now: number }) {
  const Icon = workItemIcons[item.kind]
  return (
    <li className="relative flex items-start gap-3 px-4 py-3 transition-colors focus-within:bg-action-soft hover:bg-sunken">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-link" />
      <div className="min-w-0 flex-1">
        <p className="text-sm">
          <Link
            href={workItemUrl(item)}
            className="font-semibold outline-none after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {workQueue.what[item.kind]}{' '}
            <span className="wrap-anywhere font-normal">{item.title || workQueue.unnumbered}</span>
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
        <Deadline item={item} now={now} />
        <DateTime date={item.since} className="block text-ink-muted text-xs max-sm:hidden" />
      </p>
    </li>
  )
}

/** The time left until the promised date, or the age where nothing was promised. */
function Deadline({ item: { since, due }, now }: { item: WorkItem; now: number }) {
  if (due === null)
    return <span>{fillText(workQueue.since, { age: formatAge(now - Date.parse(since)) })}</span>
  const left = Date.parse(due) - now
  if (left < 0) return <Badge tone="danger">{fillText(workQueue.overdue, { age: formatAge(-left) })}</Badge>
  const text = fillText(workQueue.dueIn, { age: formatAge(left) })
  return left < hours(4) ? <Badge tone="offer">{text}</Badge> : <span>{text}</span>
}

const workItemIcons: Record<WorkItemKind, LucideIcon> = {
  key: KeyRound,
  payment: CreditCard,
  resetPayment: Banknote,
  order: ClipboardList,
  return: Undo2,
  number: Hash,
  serviceNumber: Hash,
  quote: ClipboardCheck,
  serviceMessage: MessageSquare,
  service: Wrench,
  business: Building2,
  message: Mail,
  mail: MailWarning,
  review: Star,
}

const resources: Record<WorkItemKind, string> = {
  key: 'reset-sales',
  payment: 'orders',
  resetPayment: 'reset-sales',
  order: 'orders',
  return: 'returns',
  number: 'orders',
  serviceNumber: 'service-orders',
  quote: 'service-orders',
  serviceMessage: 'service-orders',
  service: 'service-orders',
  business: 'customers',
  message: 'contact-messages',
  mail: 'mails',
  review: 'reviews',
}

function workItemUrl({ kind, id }: Pick<WorkItem, 'kind' | 'id'>): string {
  return `/admin/${resources[kind]}/${id}`
}

/** '12 min', '3 h', '2 días': the largest unit only. */
export function formatAge(milliseconds: number): string {
  if (milliseconds < minutes(1)) return workQueue.ages.now
  if (milliseconds < hours(1)) return fillCount(workQueue.ages.minutes, Math.floor(milliseconds / minutes(1)))
  if (milliseconds < days(2)) return fillCount(workQueue.ages.hours, Math.floor(milliseconds / hours(1)))
  return fillCount(workQueue.ages.days, Math.floor(milliseconds / days(1)))
}
