import type { Client } from '@tecnoclick/contract/platform/client'
import { exportSerials, getSerial, listSerials } from '@tecnoclick/contract/stock/serials/endpoints'
import type { SerialUnit } from '@tecnoclick/contract/stock/serials/schemas'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { type SerialState, serialStates } from '@tecnoclick/domain/stock/serials'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { TextLink } from '@tecnoclick/ui/link'
import type { Column } from '@tecnoclick/ui/table'
import { getFrom, listFrom, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { RowLink, sortedColumn, titleColumn } from '../../platform/list/columns.tsx'
import { ExportButton } from '../../platform/list/export-button.tsx'
import { FilterBar, FixedFilter, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { joined, type PhoneRow } from '../../platform/list/phone-table.tsx'

const { serials: texts } = office
const { columns: names, filters, states } = texts

/** Read-only: changes are actions of the unit's page. */
export function serialCalls(client: Client): ResourceCalls {
  return { list: listFrom(client, listSerials), get: getFrom(client, getSerial) }
}

const tones: Record<SerialState, BadgeTone> = {
  stock: 'success',
  sold: 'new',
  delivered: 'neutral',
  returned: 'offer',
  defective: 'danger',
  lost: 'danger',
  fitted: 'neutral',
}

export function SerialStateBadge({ state }: { state: SerialState }) {
  return <Badge tone={tones[state]}>{states[state]}</Badge>
}

function SerialLink({ row: { id, serial } }: { row: SerialUnit }) {
  return (
    <RowLink href={`/admin/serials/${id}`} label={fillText(texts.open, { serial })}>
      <span className="wrap-anywhere font-mono">{serial}</span>
    </RowLink>
  )
}

export function OrderOfUnit({ unit: { order, repair } }: { unit: SerialUnit }) {
  if (repair)
    return (
      <TextLink href={`/admin/service-orders/${repair.id}`}>
        {fillText(texts.fittedIn, { number: repair.number })}
      </TextLink>
    )
  if (!order) return <span className="whitespace-nowrap text-ink-muted">{texts.noOrder}</span>
  return (
    <TextLink href={`/admin/orders/${order.id}`} className="whitespace-nowrap">
      {order.number}
    </TextLink>
  )
}

export const dayText = (day: string | null) => (day === null ? '—' : formatDate(noonOf(day), 'es'))

const columns: readonly Column<SerialUnit>[] = [
  titleColumn('serial', names.serial, (row) => <SerialLink row={row} />),
  { key: 'product', header: names.product, cell: ({ product }) => product.name, className: 'free-text' },
  { key: 'order', header: names.order, cell: (unit) => <OrderOfUnit unit={unit} /> },
  { key: 'buyer', header: names.buyer, cell: ({ order }) => order?.buyer ?? '', className: 'free-text' },
  { key: 'warranty', header: names.warranty, cell: ({ warrantyUntil }) => dayText(warrantyUntil) },
  sortedColumn('state', names.state, ({ state }) => <SerialStateBadge state={state} />),
]

function phoneRow(row: SerialUnit): PhoneRow {
  return {
    title: <SerialLink row={row} />,
    value: <SerialStateBadge state={row.state} />,
    detail: joined(row.product.name, row.order?.buyer),
  }
}

export function SerialList() {
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      caption={texts.caption}
      columns={columns}
      phoneRow={phoneRow}
      toolbar={<SerialFilters />}
      emptyText={texts.empty}
    />
  )
}

const stateOptions = serialStates.map((state) => ({ value: state, label: states[state] }))

function SerialFilters() {
  return (
    <FilterBar
      search={<SearchFilter label={filters.search} hint={filters.searchHint} />}
      end={<ExportButton endpoint={exportSerials} label={texts.export} />}
    >
      <FixedFilter field="productId" label={filters.ofProduct} />
      <FixedFilter field="orderId" label={filters.ofOrder} />
      <FixedFilter field="sheetId" label={filters.ofSheet} />
      <SelectFilter
        field="state"
        label={filters.state}
        everyLabel={filters.everyState}
        options={stateOptions}
      />
    </FilterBar>
  )
}
