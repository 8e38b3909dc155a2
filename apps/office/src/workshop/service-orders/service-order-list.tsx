import { serviceOrderDesk } from '@tecnoclick/contract/staff/desk/endpoints'
import type { StaffServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Link } from '@tecnoclick/ui/link'
import type { Column } from '@tecnoclick/ui/table'
import { useLocation } from 'react-router'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { useIsPhone } from '../../platform/layout/use-is-phone.ts'
import { AddButton } from '../../platform/list/add-button.tsx'
import { dateColumn, RowLink, sortedColumn, titleColumn } from '../../platform/list/columns.tsx'
import { DatesFilter } from '../../platform/list/date-filter.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { joined, type PhoneRow } from '../../platform/list/phone-table.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { UnpaidBadge } from '../../selling/orders/complete-unpaid.tsx'
import { StatusBadge } from '../../selling/orders/order-actions.tsx'
import { AssignedFilter } from '../../staff/desk/assigned-filter.tsx'
import { ExpectedBadge } from '../repair-steps/expected-badge.tsx'
import { useSteps } from '../repair-steps/use-steps.ts'
import { QuoteBadge } from './quote-card.tsx'
import { deviceName } from './service-orders.ts'

const { serviceOrders, repairSteps, unpaid } = office
const { columns: names, filters, quoteStates } = serviceOrders

const statuses = orderStatuses.map((status) => ({ value: status, label: statusNames[status] }))
const quotes = (['pending', 'accepted', 'rejected'] as const).map((state) => ({
  value: state,
  label: quoteStates[state],
}))

const terms = [
  { value: 'true', label: repairSteps.overdue },
  { value: 'false', label: repairSteps.onTime },
]

const settled = [
  { value: 'false', label: unpaid.unpaid },
  { value: 'true', label: filters.paid },
]

function ServiceNumber({ order: { id, orderNum: number } }: { order: StaffServiceOrder }) {
  return (
    <RowLink href={`/admin/service-orders/${id}`} label={fillText(serviceOrders.open, { number })}>
      {number}
    </RowLink>
  )
}

/** A quote that nobody has accepted is no debt yet. */
export function UnpaidRepairBadge({
  order: { status, quote, charge, unpriced },
}: {
  order: Pick<StaffServiceOrder, 'status' | 'quote' | 'charge' | 'unpriced'>
}) {
  if (unpriced && status === 'COMPLETADA') return <Badge tone="danger">{office.unpaid.badge}</Badge>
  if (!charge || (quote?.state === 'pending' && status !== 'COMPLETADA')) return null
  return <UnpaidBadge order={{ status, paid: charge.paid, due: charge.due }} />
}

function ServiceBadges({ order }: { order: StaffServiceOrder }) {
  return (
    <span className="inline-flex gap-1 md:flex-wrap">
      <StatusBadge status={order.status} />
      {order.status === 'EN PROCESO' && <Badge tone="neutral">{order.step.name.es}</Badge>}
      <ExpectedBadge step={order.step} />
      <QuoteBadge quote={order.quote} />
      <UnpaidRepairBadge order={order} />
    </span>
  )
}

const columns: readonly Column<StaffServiceOrder>[] = [
  titleColumn('orderNum', names.number, (order) => <ServiceNumber order={order} />),
  dateColumn('fecha', names.date, ({ fecha }) => fecha),
  {
    key: 'customer',
    header: names.customer,
    cell: ({ customer }) => customer.name || customer.email,
    className: 'free-text',
  },
  {
    key: 'device',
    header: names.device,
    cell: ({ brand, model }) => deviceName(brand.name, model),
    className: 'free-text',
  },
  { key: 'service', header: names.service, cell: ({ service }) => service.name },
  sortedColumn('status', names.status, (order) => <ServiceBadges order={order} />),
]

function phoneRow(order: StaffServiceOrder): PhoneRow {
  const { fecha, customer, brand, model } = order
  return {
    title: joined(<ServiceNumber order={order} />, deviceName(brand.name, model)),
    detail: joined(customer.name || customer.email, <DateTime date={fecha} />),
    state: <ServiceBadges order={order} />,
  }
}

export function ServiceOrderList() {
  const isPhone = useIsPhone()
  const steps = useSteps()?.map(({ id, name }) => ({ value: String(id), label: name.es })) ?? []
  return (
    <ListPage
      title={serviceOrders.listTitle}
      text={serviceOrders.text}
      action={isPhone ? <ReceiveButton /> : <ViewSwitch />}
      sort={{ field: 'fecha', order: 'DESC' }}
      caption={serviceOrders.caption}
      columns={columns}
      phoneRow={phoneRow}
      toolbar={
        <FilterBar
          search={<SearchFilter label={filters.search} hint={filters.searchHint} />}
          end={isPhone && <BoardButton />}
        >
          <AssignedFilter endpoints={serviceOrderDesk} />
          <SelectFilter
            field="status"
            label={filters.status}
            everyLabel={filters.everyStatus}
            options={statuses}
          />
          <SelectFilter
            field="step"
            label={repairSteps.step}
            everyLabel={repairSteps.everyStep}
            options={steps}
          />
          <SelectFilter
            field="overdue"
            label={repairSteps.overdueFilter}
            everyLabel={repairSteps.everyTerm}
            options={terms}
          />
          <SelectFilter
            field="quote"
            label={filters.quote}
            everyLabel={filters.everyQuote}
            options={quotes}
          />
          <SelectFilter field="paid" label={unpaid.filter} everyLabel={filters.everyPaid} options={settled} />
          <DatesFilter />
        </FilterBar>
      }
      emptyText={serviceOrders.empty}
    />
  )
}

const views = [
  { href: '/admin/service-orders', label: serviceOrders.asList },
  { href: '/admin/service-board', label: serviceOrders.asBoard },
]

export function ViewSwitch() {
  const { pathname } = useLocation()
  return (
    <div className="flex flex-wrap gap-3">
      <nav aria-label={serviceOrders.view}>
        <ul className="flex rounded-md border bg-surface p-0.5">
          {views.map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={pathname === href ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-sm px-4 font-medium text-sm aria-[current=page]:bg-action-soft aria-[current=page]:text-link lg:min-h-8"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ReceiveButton />
    </div>
  )
}

function ReceiveButton() {
  return (
    <Permitted permission="serviceOrders:receive">
      <AddButton href="/admin/walk-in" label={serviceOrders.walkIn.action} />
    </Permitted>
  )
}

/** In place of the switch, which has no room beside the heading of a phone. */
function BoardButton() {
  return (
    <Button href="/admin/service-board" variant="quiet" size="sm" className="text-link">
      {serviceOrders.asBoard}
    </Button>
  )
}
