import type { Client } from '@tecnoclick/contract/platform/client'
import {
  exportOrderLines,
  exportOrderPayments,
  exportOrders,
  getOrder,
  listOrders,
} from '@tecnoclick/contract/selling/orders/endpoints'
import type { ListedOrder } from '@tecnoclick/contract/selling/orders/schemas'
import { orderDesk } from '@tecnoclick/contract/staff/desk/endpoints'
import { deliverySteps } from '@tecnoclick/domain/delivery/delivery-steps'
import { paymentStates } from '@tecnoclick/domain/selling/order'
import { orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import type { Column } from '@tecnoclick/ui/table'
import Plus from 'lucide-react/icons/plus'
import { getFrom, listFrom, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { RowLink, sortedColumn, titleColumn } from '../../platform/list/columns.tsx'
import { DatesFilter } from '../../platform/list/date-filter.tsx'
import { ExportButton } from '../../platform/list/export-button.tsx'
import { FilterBar, FixedFilter, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { joined, type PhoneRow } from '../../platform/list/phone-table.tsx'
import { Money, useCurrencies } from '../../platform/money.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { AssignedFilter } from '../../staff/desk/assigned-filter.tsx'
import { UnpaidBadge } from './complete-unpaid.tsx'
import { StatusBadge } from './order-actions.tsx'
import { OrderBulkBar } from './order-bulk.tsx'

const { orders } = office
const { filters, paymentStates: stateNames } = office.orders
const { columns: names } = orders

/** Read-only: changes are actions of the order's page. */
export function orderCalls(client: Client): ResourceCalls {
  return {
    list: listFrom(client, listOrders),
    get: getFrom(client, getOrder),
  }
}

function OrderName({ order: { id, noSellOrden: number, channel } }: { order: ListedOrder }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <RowLink href={`/admin/orders/${id}`} label={fillText(orders.open, { number })}>
        {number}
      </RowLink>{' '}
      {channel !== 'web' && <Badge>{orders.channels[channel]}</Badge>}
    </span>
  )
}

function OrderBadges({ order }: { order: ListedOrder }) {
  const { status, payment, paid, due, unreadSince } = order
  const step = stepOf(order)
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StatusBadge status={status} />
      {step && <Badge>{step}</Badge>}
      {unreadSince && <Badge tone="new">{office.serviceOrders.unread}</Badge>}
      {payment?.state === 'submitted' && <Badge tone="offer">{orders.paymentStates.submitted}</Badge>}
      <UnpaidBadge order={{ status, paid, due }} />
    </span>
  )
}

/** A phone has room for two: the state of the order and that of its payment. The step is in the detail. */
function ShortBadges({ order: { status, payment, paid, due } }: { order: ListedOrder }) {
  return (
    <span className="inline-flex gap-1">
      <StatusBadge status={status} />
      {payment?.state === 'submitted' ? (
        <Badge tone="offer">{orders.paymentStates.submitted}</Badge>
      ) : (
        <UnpaidBadge order={{ status, paid, due }} />
      )}
    </span>
  )
}

function stepOf({ status, step }: ListedOrder): string | undefined {
  return step && status === 'EN PROCESO' ? office.deliveries.steps[step] : undefined
}

const columns: readonly Column<ListedOrder>[] = [
  titleColumn('noSellOrden', names.number, (order) => <OrderName order={order} />),
  sortedColumn('orderDate', names.date, ({ orderDate }) => (
    <DateTime date={orderDate} className="whitespace-nowrap" />
  )),
  {
    key: 'customer',
    header: names.customer,
    cell: ({ customer }) => customer.name || customer.email,
    className: 'free-text',
  },
  sortedColumn('status', names.status, (order) => <OrderBadges order={order} />),
  sortedColumn(
    'total',
    names.total,
    ({ total, currency }) => <Money amount={total} currency={currency} className="font-semibold" />,
    'end',
  ),
]

function phoneRow(order: ListedOrder): PhoneRow {
  const { customer, orderDate, total, currency } = order
  const buyer = customer.name || customer.email
  return {
    title: <OrderName order={order} />,
    value: <Money amount={total} currency={currency} className="font-semibold tabular-nums" />,
    detail: joined(stepOf(order), buyer, <DateTime date={orderDate} />),
    state: <ShortBadges order={order} />,
  }
}

export function OrderList() {
  return (
    <ListPage
      title={orders.title}
      text={orders.text}
      action={
        <div className="flex flex-wrap gap-2">
          <Permitted permission="orders:write">
            <Button href="/admin/new-order" size="sm" variant="secondary">
              {office.takenOrders.action}
            </Button>
          </Permitted>
          <Button href="/admin/counter" size="sm" icon={<Plus aria-hidden="true" className="size-4.5" />}>
            {orders.newSale}
          </Button>
        </div>
      }
      sort={{ field: 'orderDate', order: 'DESC' }}
      caption={orders.caption}
      columns={columns}
      phoneRow={phoneRow}
      toolbar={<OrderFilters />}
      emptyText={orders.empty}
      selection={{ nameOf: ({ noSellOrden }: ListedOrder) => noSellOrden, bar: <OrderBulkBar /> }}
    />
  )
}

const statuses = orderStatuses.map((status) => ({ value: status, label: statusNames[status] }))
const steps = [
  { value: 'none', label: office.deliveries.noStep },
  ...deliverySteps.map((step) => ({ value: step, label: office.deliveries.steps[step] })),
]
const payments = paymentStates.map((state) => ({ value: state, label: stateNames[state] }))

const settled = [
  { value: 'false', label: office.unpaid.unpaid },
  { value: 'true', label: office.unpaid.paid },
]

function OrderFilters() {
  const currencies = useCurrencies().map(({ code }) => ({ value: code, label: code }))
  return (
    <FilterBar
      search={<SearchFilter label={filters.search} hint={filters.searchHint} />}
      end={
        <>
          <ExportButton endpoint={exportOrders} label={office.orders.export} />
          <ExportButton endpoint={exportOrderLines} label={office.orders.exportLines} />
          <ExportButton endpoint={exportOrderPayments} label={office.orders.exportPayments} />
        </>
      }
    >
      <FixedFilter field="clientId" label={filters.ofCustomer} />
      <FixedFilter field="numbered" label={filters.unnumbered} />
      <SelectFilter
        field="status"
        label={filters.status}
        everyLabel={filters.everyStatus}
        options={statuses}
      />
      <SelectFilter
        field="currency"
        label={filters.currency}
        everyLabel={filters.everyCurrency}
        options={currencies}
      />
      <SelectFilter
        field="paymentState"
        label={filters.payment}
        everyLabel={filters.everyPayment}
        options={payments}
      />
      <SelectFilter
        field="paid"
        label={office.unpaid.filter}
        everyLabel={office.unpaid.every}
        options={settled}
      />
      <SelectFilter field="step" label={filters.step} everyLabel={filters.everyStep} options={steps} />
      <AssignedFilter endpoints={orderDesk} />
      <DatesFilter />
    </FilterBar>
  )
}
