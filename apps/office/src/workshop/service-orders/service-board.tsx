import { changeServiceOrder } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { StaffServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { days } from '@tecnoclick/domain/platform/duration'
import { isOpen, type OrderStatus, orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Link, TextLink } from '@tecnoclick/ui/link'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useGetList } from 'ra-core'
import { useId } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { newsHint } from '../../platform/customer-news.ts'
import { DateTime, useNow } from '../../platform/layout/date-time.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { ListSkeleton, LoadError } from '../../platform/list/list-states.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { listUrl } from '../../platform/urls.ts'
import { statusOptions } from '../../selling/orders/answer-draft.ts'
import { useUnpaidReason } from '../../selling/orders/complete-unpaid.tsx'
import { formatAge } from '../../staff/work-queue/work-item-row.tsx'
import { QuoteBadge } from './quote-card.tsx'
import { useRepairNews } from './repair-news.ts'
import { UnpaidRepairBadge, ViewSwitch } from './service-order-list.tsx'
import { deviceName } from './service-orders.ts'

const { serviceOrders } = office

/** Open orders: oldest first. Closed ones: latest first. */
const sortDirections: Record<OrderStatus, 'ASC' | 'DESC'> = {
  PENDIENTE: 'ASC',
  'EN PROCESO': 'ASC',
  COMPLETADA: 'DESC',
  CANCELADA: 'DESC',
}

/** Half a week: then the card is marked, and after twice as long in red. */
const longWait = days(4)

export function ServiceBoard() {
  return (
    <>
      <PageHeading title={serviceOrders.listTitle} text={serviceOrders.text} action={<ViewSwitch />} />
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {orderStatuses.map((status) => (
          <BoardColumn key={status} status={status} />
        ))}
      </div>
    </>
  )
}

function BoardColumn({ status }: { status: OrderStatus }) {
  const heading = useId()
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<StaffServiceOrder>('service-orders', {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'fecha', order: sortDirections[status] },
    filter: { status },
  })
  return (
    <section aria-labelledby={heading} className="rounded-lg bg-sunken p-2">
      <h2 id={heading} className="flex justify-between px-2 py-1.5 font-semibold text-sm">
        {statusNames[status]} {total}
      </h2>
      {!data && error && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton columns={1} />}
      {data?.length === 0 && <p className="px-2 py-4 text-ink-muted text-sm">{serviceOrders.columnEmpty}</p>}
      <ul className="grid gap-2">
        {data?.map((order) => (
          <li key={order.id}>
            <BoardCard order={order} />
          </li>
        ))}
      </ul>
      {data && total > data.length && (
        <p className="px-2 py-2 text-sm">
          <TextLink href={listUrl('service-orders', { status })}>
            {fillText(serviceOrders.columnMore, { count: total })}
          </TextLink>
        </p>
      )}
    </section>
  )
}

function BoardCard({ order }: { order: StaffServiceOrder }) {
  const { id, orderNum: number, customer, brand, model, service, failure, fecha, houseservice } = order
  const [, next] = statusOptions(order.status)
  return (
    <Card padding="none" interactive className="p-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-sm">
        <Link
          href={`/admin/service-orders/${id}`}
          aria-label={fillText(serviceOrders.open, { number })}
          className="whitespace-nowrap font-semibold text-link after:absolute after:inset-0 after:rounded-lg"
        >
          {number}
        </Link>
        <Age since={fecha} isOpen={isOpen(order.status)} />
      </p>
      <p className="mt-1 text-sm">{deviceName(brand.name, model)}</p>
      <p className="text-ink-muted text-sm">{service.name}</p>
      <p className="mt-1 line-clamp-2 text-ink-muted text-xs">{failure}</p>
      <p className="mt-1 truncate text-sm">{customer.name || customer.email}</p>
      <p className="mt-2 flex flex-wrap gap-1 text-xs empty:hidden">
        <QuoteBadge quote={order.quote} />
        <UnpaidRepairBadge order={order} />
        {order.unreadSince && <Badge tone="new">{serviceOrders.unread}</Badge>}
        {order.walkIn && <Badge tone="neutral">{serviceOrders.walkIn.mark}</Badge>}
        {houseservice && serviceOrders.homeService}
      </p>
      {next && (
        <Permitted permission="serviceOrders:write">
          <MoveButton order={order} next={next} />
        </Permitted>
      )}
    </Card>
  )
}

/** How long an open order has been here. A closed one shows its day. */
function Age({ since, isOpen: isWaiting }: { since: string; isOpen: boolean }) {
  const age = useNow() - Date.parse(since)
  if (!isWaiting) return <DateTime date={since} className="text-ink-muted text-xs tabular-nums" />
  const text = fillText(serviceOrders.age, { age: formatAge(age) })
  return (
    <time dateTime={since} title={formatDateTime(new Date(since), 'es')} className="text-xs tabular-nums">
      {age < longWait ? (
        <span className="text-ink-muted">{text}</span>
      ) : (
        <Badge tone={age < 2 * longWait ? 'offer' : 'danger'}>{text}</Badge>
      )}
    </time>
  )
}

/** Stacked above the link that covers the card. */
function MoveButton({ order, next }: { order: StaffServiceOrder; next: OrderStatus }) {
  const confirm = useConfirm()
  const { run, busy } = useAction()
  const tell = useRepairNews(order)
  const { id, orderNum: number, customer, charge, version } = order
  const { due = 0, currency = '' } = charge ?? {}
  const unpaid = useUnpaidReason({ due, currency })
  const values = { number, status: next }

  /** Undefined if it stays where it is. */
  async function agreed(): Promise<string | null | undefined> {
    if (next === 'COMPLETADA' && (due > 0 || order.unpriced)) return unpaid.ask()
    const question = { title: fillText(serviceOrders.moveTitle, values), text: newsHint(customer) }
    return (await confirm(question)) ? null : undefined
  }

  async function move() {
    const reason = await agreed()
    if (reason === undefined) return
    const body = { status: next, reason, version }
    await run(() => officeClient.call(changeServiceOrder, { params: { id }, body }), {
      done: () => tell(fillText(serviceOrders.moved, values), `${statusNames[next]}.`),
    })
  }

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        block
        busy={busy}
        onClick={move}
        aria-label={fillText(serviceOrders.moveTo, { number, status: next })}
        trailingIcon={<ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />}
        className="relative z-1 mt-2"
      >
        {next}
      </Button>
      {unpaid.dialog}
    </>
  )
}
