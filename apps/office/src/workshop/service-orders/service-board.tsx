import type { DeskServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { type OrderStatus, orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'
import { useGetList } from 'ra-core'
import { useId } from 'react'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { filteredAddress } from '../../platform/list/filtered-address.ts'
import { ListFailure } from '../../platform/list/list-failure.tsx'
import { ListSkeleton } from '../../platform/list/list-skeleton.tsx'
import { say } from '../../platform/say.ts'
import { BoardCard } from './board-card.tsx'
import { ViewSwitch } from './view-switch.tsx'

const { serviceOrders } = office

/** What is open shows the oldest first, what is closed the latest. */
const columnOrder: Record<OrderStatus, 'ASC' | 'DESC'> = {
  PENDIENTE: 'ASC',
  'EN PROCESO': 'ASC',
  COMPLETADA: 'DESC',
  CANCELADA: 'DESC',
}

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
  } = useGetList<DeskServiceOrder>('service-orders', {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'fecha', order: columnOrder[status] },
    filter: { status },
  })
  return (
    <section aria-labelledby={heading} className="rounded-lg bg-sunken p-2">
      <h2 id={heading} className="flex justify-between px-2 py-1.5 font-semibold text-sm">
        {status} <span className="tabular-nums">{total}</span>
      </h2>
      {!data && error && <ListFailure error={error} onRetry={refetch} />}
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
          <TextLink href={filteredAddress('service-orders', { status })}>
            {say(serviceOrders.columnMore, { count: total })}
          </TextLink>
        </p>
      )}
    </section>
  )
}
