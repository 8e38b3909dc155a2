import type { Client } from '@tecnoclick/contract/platform/client'
import { exportReturns, getReturn, listReturns } from '@tecnoclick/contract/selling/returns/endpoints'
import type { OrderReturn } from '@tecnoclick/contract/selling/returns/schemas'
import { type ReturnState, returnKinds, returnStates } from '@tecnoclick/domain/selling/returns'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import type { Column } from '@tecnoclick/ui/table'
import { getFrom, listFrom, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { RowLink, sortedColumn, titleColumn } from '../../platform/list/columns.tsx'
import { DatesFilter } from '../../platform/list/date-filter.tsx'
import { ExportButton } from '../../platform/list/export-button.tsx'
import { FilterBar, FixedFilter, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { joined, type PhoneRow } from '../../platform/list/phone-table.tsx'

const { returns } = office
const { filters, columns: names, kinds, states } = returns

/** Read-only: changes are actions of the return's page. */
export function returnCalls(client: Client): ResourceCalls {
  return { list: listFrom(client, listReturns), get: getFrom(client, getReturn) }
}

const tones: Record<ReturnState, BadgeTone> = {
  asked: 'offer',
  accepted: 'new',
  refused: 'danger',
  received: 'offer',
  settled: 'success',
  withdrawn: 'neutral',
}

export function ReturnStateBadge({ state }: { state: ReturnState }) {
  return <Badge tone={tones[state]}>{states[state]}</Badge>
}

function ReturnNumber({ row: { id, number } }: { row: OrderReturn }) {
  return (
    <RowLink href={`/admin/returns/${id}`} label={fillText(returns.open, { number })}>
      {number}
    </RowLink>
  )
}

function productsOf({ lines }: OrderReturn): string {
  return lines.map(({ name, quantity }) => fillText(returns.line, { product: name, quantity })).join(', ')
}

const columns: readonly Column<OrderReturn>[] = [
  titleColumn('number', names.number, (row) => <ReturnNumber row={row} />),
  sortedColumn('askedDate', names.date, ({ askedDate }) => (
    <DateTime date={askedDate} className="whitespace-nowrap" />
  )),
  {
    key: 'customer',
    header: names.customer,
    cell: ({ customer }) => customer.name || customer.email,
    className: 'free-text',
  },
  {
    key: 'products',
    header: names.products,
    cell: productsOf,
    className: 'free-text',
  },
  sortedColumn('kind', names.kind, ({ kind }) => kinds[kind]),
  sortedColumn('state', names.state, ({ state }) => <ReturnStateBadge state={state} />),
]

function phoneRow(row: OrderReturn): PhoneRow {
  const { askedDate, customer, state } = row
  return {
    title: joined(<ReturnNumber row={row} />, customer.name || customer.email),
    value: <DateTime date={askedDate} className="text-ink-muted text-xs" />,
    detail: productsOf(row),
    state: <ReturnStateBadge state={state} />,
  }
}

export function ReturnList() {
  return (
    <ListPage
      title={returns.title}
      text={returns.text}
      sort={{ field: 'askedDate', order: 'DESC' }}
      caption={returns.caption}
      columns={columns}
      phoneRow={phoneRow}
      toolbar={<ReturnFilters />}
      emptyText={returns.empty}
    />
  )
}

const stateOptions = returnStates.map((state) => ({ value: state, label: states[state] }))
const kindOptions = returnKinds.map((kind) => ({ value: kind, label: kinds[kind] }))

function ReturnFilters() {
  return (
    <FilterBar
      search={<SearchFilter label={filters.search} hint={filters.searchHint} />}
      end={<ExportButton endpoint={exportReturns} label={returns.export} />}
    >
      <FixedFilter field="clientId" label={filters.ofCustomer} />
      <FixedFilter field="orderId" label={filters.ofOrder} />
      <SelectFilter
        field="state"
        label={filters.state}
        everyLabel={filters.everyState}
        options={stateOptions}
      />
      <SelectFilter field="kind" label={filters.kind} everyLabel={filters.everyKind} options={kindOptions} />
      <DatesFilter />
    </FilterBar>
  )
}
