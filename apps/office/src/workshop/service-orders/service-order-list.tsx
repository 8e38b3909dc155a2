import type { DeskServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import type { Column } from '@tecnoclick/ui/table'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { When } from '../../platform/layout/when.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { FilterBar } from '../../platform/list/filter-bar.tsx'
import { DateFilter, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { OfficeList } from '../../platform/list/office-list.tsx'
import { RowLink } from '../../platform/list/row-link.tsx'
import { SortHeader } from '../../platform/list/sort-header.tsx'
import { say } from '../../platform/say.ts'
import { StatusBadge } from '../../platform/status/status-badge.tsx'
import { deviceName } from './device-name.ts'
import { QuoteBadge } from './quote-badge.tsx'
import { ViewSwitch } from './view-switch.tsx'

const { serviceOrders } = office
const { columns: names, filters, quoteStates } = serviceOrders

const statuses = orderStatuses.map((status) => ({ value: status, label: status }))
const quotes = (['pending', 'accepted', 'rejected'] as const).map((state) => ({
  value: state,
  label: quoteStates[state],
}))

const columns: readonly Column<DeskServiceOrder>[] = [
  titleColumn('orderNum', names.number, ({ id, orderNum: number }) => (
    <RowLink href={`/admin/service-orders/${id}`} label={say(serviceOrders.open, { number })}>
      {number}
    </RowLink>
  )),
  {
    key: 'fecha',
    header: <SortHeader field="fecha" label={names.date} />,
    cardLabel: names.date,
    cell: ({ fecha }) => <When date={fecha} className="tabular-nums xl:whitespace-nowrap" />,
  },
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
  {
    key: 'status',
    header: <SortHeader field="status" label={names.status} />,
    cardLabel: names.status,
    cell: ({ status, quote }) => (
      <span className="inline-flex flex-wrap justify-end gap-1 md:justify-start">
        <StatusBadge status={status} />
        <QuoteBadge quote={quote} />
      </span>
    ),
  },
]

export function ServiceOrderList() {
  return (
    <>
      <PageHeading title={serviceOrders.listTitle} text={serviceOrders.text} action={<ViewSwitch />} />
      <OfficeList
        sort={{ field: 'fecha', order: 'DESC' }}
        perPage={25}
        caption={serviceOrders.caption}
        columns={columns}
        toolbar={
          <FilterBar
            clearLabel={filters.clear}
            search={<SearchFilter label={filters.search} hint={filters.searchHint} />}
          >
            <SelectFilter
              field="status"
              label={filters.status}
              everyLabel={filters.everyStatus}
              options={statuses}
            />
            <SelectFilter
              field="quote"
              label={filters.quote}
              everyLabel={filters.everyQuote}
              options={quotes}
            />
            <DateFilter field="from" label={filters.from} />
            <DateFilter field="to" label={filters.to} />
          </FilterBar>
        }
        emptyText={serviceOrders.empty}
      />
    </>
  )
}
