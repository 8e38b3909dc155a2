import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import type { Column } from '@tecnoclick/ui/table'
import Plus from 'lucide-react/icons/plus'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { When } from '../../platform/layout/when.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { OfficeList } from '../../platform/list/office-list.tsx'
import { RowLink } from '../../platform/list/row-link.tsx'
import { SortHeader } from '../../platform/list/sort-header.tsx'
import { Money } from '../../platform/money/money.tsx'
import { say } from '../../platform/say.ts'
import { StatusBadge } from '../../platform/status/status-badge.tsx'
import { ExportButton } from './export-button.tsx'
import { OrderFilters } from './order-filters.tsx'

const { orders } = office
const { columns: names } = orders

const columns: readonly Column<Order>[] = [
  titleColumn('noSellOrden', names.number, ({ id, noSellOrden: number, channel }) => (
    <span className="flex flex-wrap items-center gap-2">
      <RowLink href={`/admin/orders/${id}`} label={say(orders.open, { number })}>
        {number}
      </RowLink>
      {channel === 'mostrador' && <Badge>{orders.channels.mostrador}</Badge>}
    </span>
  )),
  {
    key: 'orderDate',
    header: <SortHeader field="orderDate" label={names.date} />,
    cardLabel: names.date,
    cell: ({ orderDate }) => <When date={orderDate} className="whitespace-nowrap tabular-nums" />,
  },
  {
    key: 'customer',
    header: names.customer,
    cell: ({ customer }) => customer.name || customer.email,
    className: 'free-text',
  },
  {
    key: 'status',
    header: <SortHeader field="status" label={names.status} />,
    cardLabel: names.status,
    cell: ({ status, payment }) => (
      <span className="inline-flex flex-wrap justify-end gap-1 md:justify-start">
        <StatusBadge status={status} />
        {payment?.state === 'submitted' && <Badge tone="offer">{orders.paymentStates.submitted}</Badge>}
      </span>
    ),
  },
  {
    key: 'total',
    header: <SortHeader field="total" label={names.total} />,
    cardLabel: names.total,
    align: 'end',
    cell: ({ total, currency }) => <Money amount={total} currency={currency} className="font-semibold" />,
  },
]

export function OrderList() {
  return (
    <>
      <PageHeading
        title={orders.title}
        text={orders.text}
        action={
          <Button href="/admin/counter" size="sm" icon={<Plus aria-hidden="true" className="size-4.5" />}>
            {orders.newSale}
          </Button>
        }
      />
      <OfficeList
        sort={{ field: 'orderDate', order: 'DESC' }}
        perPage={25}
        caption={orders.caption}
        columns={columns}
        toolbar={
          <>
            <OrderFilters />
            <ExportButton />
          </>
        }
        emptyText={orders.empty}
      />
    </>
  )
}
