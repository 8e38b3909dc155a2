import type { RepairStepRow } from '@tecnoclick/contract/workshop/repair-steps/schemas'
import type { StaffServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { mayMoveTo } from '@tecnoclick/domain/workshop/repair-steps'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Card } from '@tecnoclick/ui/card'
import { Link } from '@tecnoclick/ui/link'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { DateTime, useNow } from '../../platform/layout/date-time.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { formatAge } from '../../staff/work-queue/work-item-row.tsx'
import { ExpectedBadge } from '../repair-steps/expected-badge.tsx'
import { MoveMenu } from '../repair-steps/move-menu.tsx'
import { useMoveStep } from '../repair-steps/use-move-step.tsx'
import { QuoteBadge } from './quote-card.tsx'
import { UnpaidRepairBadge } from './service-order-list.tsx'
import { deviceName } from './service-orders.ts'

const { serviceOrders, repairSteps: texts } = office

/** The card that is being dragged, for the column it is dropped on. */
export type Dragged =
  | { mayDrop: (step: RepairStepRow) => boolean; drop: (step: RepairStepRow) => Promise<unknown> }
  | undefined

interface BoardCardProps {
  order: StaffServiceOrder
  steps: readonly RepairStepRow[]
  dragged: RefObject<Dragged>
  isFocused: boolean
  onFocus: (id: number) => void
}

export function BoardCard({ order, steps, dragged, isFocused, onFocus }: BoardCardProps) {
  const { id, orderNum: number, customer, brand, model, service, failure, step, technician } = order
  const mayMove = useIsPermitted()('serviceOrders:write')
  const { move, busy, dialog } = useMoveStep(order)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isFocused) link.current?.focus()
  }, [isFocused])

  const mayGo = (to: RepairStepRow) => mayMoveTo({ status: order.status, stepId: step.id }, to)

  async function moveByKey(event: KeyboardEvent) {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!event.altKey || direction === 0 || busy) return
    // Otherwise the browser goes back.
    event.preventDefault()
    const here = steps.findIndex((each) => each.id === step.id)
    const beyond = direction === 1 ? steps.slice(here + 1) : steps.slice(0, Math.max(here, 0)).toReversed()
    const next = beyond.find(mayGo)
    if (next && (await move(next))) onFocus(id)
  }

  return (
    <Card
      padding="none"
      interactive
      className="p-3"
      {...(mayMove && {
        draggable: true,
        onDragStart: () => {
          dragged.current = { mayDrop: mayGo, drop: move }
        },
        onDragEnd: () => {
          dragged.current = undefined
        },
        onKeyDown: (event: KeyboardEvent) => void moveByKey(event),
      })}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-sm">
        <Link
          ref={link}
          href={`/admin/service-orders/${id}`}
          aria-label={fillText(serviceOrders.open, { number })}
          className="whitespace-nowrap font-semibold text-link after:absolute after:inset-0 after:rounded-lg"
        >
          {number}
        </Link>
        <Age order={order} />
      </p>
      <p className="mt-1 text-sm">{deviceName(brand.name, model)}</p>
      <p className="text-ink-muted text-sm">{service.name}</p>
      <p className="mt-1 line-clamp-2 text-ink-muted text-xs">{failure}</p>
      <p className="mt-1 truncate text-sm">{customer.name || customer.email}</p>
      <p className="truncate text-ink-muted text-xs">{technician?.name ?? texts.nobody}</p>
      <p className="mt-2 flex flex-wrap gap-1 text-xs empty:hidden">
        <ExpectedBadge step={step} />
        <QuoteBadge quote={order.quote} />
        <UnpaidRepairBadge order={order} />
        {order.unreadSince && <Badge tone="new">{serviceOrders.unread}</Badge>}
        {order.walkIn && <Badge tone="neutral">{serviceOrders.walkIn.mark}</Badge>}
        {order.houseservice && serviceOrders.homeService}
      </p>
      {mayMove && <MoveMenu order={order} steps={steps} busy={busy} onMove={(to) => void move(to)} />}
      {dialog}
    </Card>
  )
}

/** How long it has been at its step. A closed one shows its day. */
function Age({ order: { status, step, fecha } }: { order: StaffServiceOrder }) {
  const age = formatAge(useNow() - Date.parse(step.since))
  if (!isOpen(status)) return <DateTime date={fecha} className="text-ink-muted text-xs tabular-nums" />
  return (
    <time dateTime={step.since} className="text-ink-muted text-xs tabular-nums">
      {fillText(serviceOrders.age, { age })}
    </time>
  )
}
