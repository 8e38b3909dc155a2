import type { WorkItem } from '@tecnoclick/contract/staff/work-queue/schemas'
import { days, hours, minutes } from '@tecnoclick/domain/platform/duration'
import { type WorkItemKind, workItemSubjects, workItemUrl } from '@tecnoclick/domain/staff/work-queue'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Link } from '@tecnoclick/ui/link'
import type { LucideIcon } from 'lucide-react'
import Banknote from 'lucide-react/icons/banknote'
import Building2 from 'lucide-react/icons/building-2'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Coins from 'lucide-react/icons/coins'
import CreditCard from 'lucide-react/icons/credit-card'
import FileX from 'lucide-react/icons/file-x'
import HandCoins from 'lucide-react/icons/hand-coins'
import Hash from 'lucide-react/icons/hash'
import KeyRound from 'lucide-react/icons/key-round'
import Landmark from 'lucide-react/icons/landmark'
import Laptop from 'lucide-react/icons/laptop'
import Mail from 'lucide-react/icons/mail'
import MailWarning from 'lucide-react/icons/mail-warning'
import MessageSquare from 'lucide-react/icons/message-square'
import Package from 'lucide-react/icons/package'
import PackageCheck from 'lucide-react/icons/package-check'
import PackageOpen from 'lucide-react/icons/package-open'
import PackagePlus from 'lucide-react/icons/package-plus'
import PackageX from 'lucide-react/icons/package-x'
import Scale from 'lucide-react/icons/scale'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import Star from 'lucide-react/icons/star'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import WalletCards from 'lucide-react/icons/wallet-cards'
import Wrench from 'lucide-react/icons/wrench'
import { AmountOfDue } from '../../platform/amount-of-due.tsx'
import { Money, useMoney } from '../../platform/money.tsx'
import { fillCount } from '../../platform/texts.ts'

const { workQueue } = office

interface WorkItemRowProps {
  item: WorkItem
  now: number
  /** The one after what was just done. */
  isNext: boolean
  /** Undefined where the action is the item's page. */
  onAct: (() => void) | undefined
}

/** The whole row opens the record; the button does what waits. On a phone it has two lines. */
export function WorkItemRow({ item, now, isNext, onAct }: WorkItemRowProps) {
  const { kind, title, who, also, amount, currency, owed, assignee } = item
  const Icon = workItemIcons[kind]
  const name = title || workQueue.unnumbered
  const action = { action: workQueue.actions[kind], title: name }
  const button = {
    size: 'sm',
    variant: isNext ? 'primary' : 'secondary',
    'aria-label': fillText(workQueue.actionOn, action),
    'data-action': true,
    className: 'relative z-1 max-sm:px-3 sm:w-32',
  } as const
  return (
    <li
      data-item={workItemKey(item)}
      className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-2.5 transition-colors focus-within:bg-action-soft hover:bg-sunken sm:grid-cols-[auto_minmax(0,1fr)_8rem_auto] sm:px-4"
    >
      <Icon aria-hidden="true" className="size-5 self-start text-link sm:self-center" />
      <div className="min-w-0 max-sm:contents">
        <p className="text-sm">
          <Link
            href={workItemUrl(item)}
            data-row
            className="font-semibold outline-none after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {workQueue.what[kind]} <span className="wrap-anywhere font-normal">{name}</span>
          </Link>{' '}
          {isNext && <Badge tone="new">{workQueue.next}</Badge>}
        </p>
        <p className="text-ink-muted text-sm max-sm:col-start-2 max-sm:row-start-2">
          <span className="wrap-anywhere">{who}</span>
          {amount !== null && currency !== null && owed !== null && (
            <Owed {...{ kind, amount, owed, currency }} />
          )}
          {assignee && (
            <span className="block text-xs">{fillText(workQueue.assignedTo, { name: assignee.name })}</span>
          )}
          {also.length > 0 && (
            <span className="block text-xs">
              {fillText(workQueue.also, { what: also.map(toDo).join(', ') })}
            </span>
          )}
          <span className="block text-xs sm:hidden">
            <Deadline item={item} now={now} />
          </span>
        </p>
      </div>
      <p className="text-end text-sm tabular-nums max-sm:col-start-3 max-sm:row-start-1">
        {amount !== null && currency !== null && (
          <Money amount={amount} currency={currency} className="block font-semibold" />
        )}
        <span className="text-ink-muted text-xs max-sm:hidden">
          <Deadline item={item} now={now} />
        </span>
      </p>
      <div className="justify-self-end max-sm:col-start-3 max-sm:row-start-2">
        {onAct ? (
          <Button {...button} onClick={onAct}>
            {action.action}
          </Button>
        ) : (
          <Button {...button} href={workItemUrl(item)}>
            {action.action}
          </Button>
        )}
      </div>
    </li>
  )
}

interface OwedProps {
  kind: WorkItemKind
  amount: number
  owed: number
  currency: string
}

/** What is missing: after the reported payment, or of the order. */
function Owed({ kind, amount, owed, currency }: OwedProps) {
  const money = useMoney()
  if (kind === 'payment' ? amount === owed : owed === 0) return null
  return (
    <span className="block text-danger text-xs">
      {kind === 'payment' ? (
        <AmountOfDue amount={amount} due={owed} currency={currency} />
      ) : (
        fillText(office.orderPayments.due, { due: money(owed, currency) })
      )}
    </span>
  )
}

function toDo(kind: WorkItemKind): string {
  const text = workQueue.what[kind]
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** A record has one row. */
export function workItemKey({ kind, id }: Pick<WorkItem, 'kind' | 'id'>): string {
  return `${workItemSubjects[kind]}-${id}`
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
  servicePayment: CreditCard,
  bankMessage: Landmark,
  onlinePayment: WalletCards,
  serialMismatch: ScanBarcode,
  failedDelivery: PackageX,
  prepare: Package,
  dispatch: PackageOpen,
  delivered: PackageCheck,
  order: ClipboardList,
  orderMessage: MessageSquare,
  collect: Coins,
  refund: HandCoins,
  return: Undo2,
  resetFailure: FileX,
  number: Hash,
  serviceNumber: Hash,
  quote: ClipboardCheck,
  serviceMessage: MessageSquare,
  partsArrived: PackagePlus,
  loanerDue: Laptop,
  outsideJobDue: Truck,
  service: Wrench,
  business: Building2,
  message: Mail,
  mail: MailWarning,
  rate: Scale,
  onTheWay: Truck,
  ready: Store,
  review: Star,
}

/** '12 min', '3 h', '2 días': the largest unit only. */
export function formatAge(milliseconds: number): string {
  if (milliseconds < minutes(1)) return workQueue.ages.now
  if (milliseconds < hours(1)) return fillCount(workQueue.ages.minutes, Math.floor(milliseconds / minutes(1)))
  if (milliseconds < days(2)) return fillCount(workQueue.ages.hours, Math.floor(milliseconds / hours(1)))
  return fillCount(workQueue.ages.days, Math.floor(milliseconds / days(1)))
}
