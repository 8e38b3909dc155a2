import type { Client } from '@tecnoclick/contract/platform/client'
import { listStockAlerts } from '@tecnoclick/contract/stock/ledger/staff-endpoints'
import type { StaffStockAlert } from '@tecnoclick/contract/stock/ledger/staff-schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import type { Column } from '@tecnoclick/ui/table'
import {
  listFrom,
  type ReadOnlyRow,
  type ResourceCalls,
  readOnlyCalls,
} from '../../platform/api/resource-calls.ts'
import { dateColumn, RowLink, titleColumn } from '../../platform/list/columns.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'

const { stockAlerts: texts, common } = office

export function stockAlertCalls(client: Client): ResourceCalls {
  return readOnlyCalls(listFrom(client, listStockAlerts))
}

const states = [
  { value: 'true', label: texts.onlyWaiting },
  { value: 'false', label: texts.onlyNotified },
]

const columns: readonly Column<ReadOnlyRow<StaffStockAlert>>[] = [
  titleColumn('product', texts.columns.product, ({ product, words }) =>
    product ? (
      <RowLink href={`/admin/products/${product.id}`} label={fillText(common.open, { name: product.name })}>
        {product.name}
      </RowLink>
    ) : (
      fillText(texts.wanted, { words: words ?? '' })
    ),
  ),
  {
    key: 'email',
    header: texts.columns.email,
    cell: ({ email }) => <span className="break-all">{email}</span>,
  },
  { key: 'stock', header: texts.columns.stock, align: 'end', cell: ({ product }) => product?.stock ?? '–' },
  dateColumn('createdDate', texts.columns.asked, ({ createdDate }) => createdDate),
  {
    key: 'state',
    header: texts.columns.state,
    cell: ({ notifiedDate }) =>
      notifiedDate ? (
        fillText(texts.notified, { date: formatDate(new Date(notifiedDate), 'es') })
      ) : (
        <Badge tone="new">{texts.waiting}</Badge>
      ),
  },
]

export function StockAlertList() {
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      sort={{ field: 'createdDate', order: 'DESC' }}
      caption={texts.caption}
      columns={columns}
      toolbar={
        <FilterBar search={<SearchFilter label={common.search} hint={texts.searchHint} />}>
          <SelectFilter
            field="waiting"
            label={common.state}
            everyLabel={common.everyState}
            options={states}
          />
        </FilterBar>
      }
      emptyText={texts.empty}
    />
  )
}
