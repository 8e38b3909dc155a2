import { getCustomer, listCustomers } from '@tecnoclick/contract/people/customers/endpoints'
import type { Customer } from '@tecnoclick/contract/people/customers/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { roles } from '@tecnoclick/domain/people/roles'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { TextLink } from '@tecnoclick/ui/link'
import type { Column } from '@tecnoclick/ui/table'
import { getFrom, listFrom, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { RowLink, sortedColumn, titleColumn } from '../../platform/list/columns.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { joined, type PhoneRow } from '../../platform/list/phone-table.tsx'
import { listUrl } from '../../platform/urls.ts'

const { customers } = office
const { states } = office.customers
const { columns: names, filters } = customers

export function customerCalls(client: Client): ResourceCalls {
  return {
    list: listFrom(client, listCustomers),
    get: getFrom(client, getCustomer),
  }
}

function CustomerName({ customer: { id, name, email } }: { customer: Customer }) {
  return (
    <RowLink
      href={`/admin/customers/${id}`}
      label={fillText(customers.open, { name: name || `${customers.noName}, ${email}` })}
    >
      {name || customers.noName}
    </RowLink>
  )
}

const columns: readonly Column<Customer>[] = [
  titleColumn('name', names.name, (customer) => (
    <span className="min-w-0">
      <CustomerName customer={customer} />
      <span className="block break-all font-normal text-ink-muted text-xs">{customer.email}</span>
    </span>
  )),
  { key: 'role', header: names.role, cell: ({ role }) => customers.roles[role] },
  { key: 'state', header: names.state, cell: (customer) => <CustomerBadges customer={customer} /> },
  {
    key: 'orders',
    header: names.orders,
    align: 'end',
    cell: ({ id, orders }) =>
      orders === 0 ? 0 : <TextLink href={listUrl('orders', { clientId: id })}>{orders}</TextLink>,
  },
  sortedColumn('createdDate', names.created, ({ createdDate }) => (
    <DateTime date={createdDate} className="whitespace-nowrap" />
  )),
  sortedColumn('lastSignInDate', names.lastSignIn, ({ lastSignInDate }) =>
    lastSignInDate ? (
      <DateTime date={lastSignInDate} className="whitespace-nowrap" />
    ) : (
      <span className="text-ink-muted">{customers.never}</span>
    ),
  ),
]

function phoneRow(customer: Customer): PhoneRow {
  const { email, role, orders } = customer
  return {
    title: <CustomerName customer={customer} />,
    value: (
      <span className="text-ink-muted text-xs">
        {names.orders} {orders}
      </span>
    ),
    detail: joined(email, customers.roles[role]),
    state: <CustomerBadges customer={customer} />,
  }
}

export function CustomerList() {
  return (
    <ListPage
      title={customers.title}
      text={customers.text}
      sort={{ field: 'createdDate', order: 'DESC' }}
      caption={customers.caption}
      columns={columns}
      phoneRow={phoneRow}
      toolbar={
        <FilterBar search={<SearchFilter label={filters.search} hint={filters.searchHint} />}>
          <SelectFilter
            field="role"
            label={filters.role}
            everyLabel={filters.everyRole}
            options={roles.map((role) => ({ value: role, label: customers.roles[role] }))}
          />
          <SelectFilter
            field="approval"
            label={filters.approval}
            everyLabel={filters.everyApproval}
            options={[
              { value: 'pending', label: filters.pending },
              { value: 'approved', label: filters.approved },
            ]}
          />
          <SelectFilter
            field="enabled"
            label={filters.enabled}
            everyLabel={filters.everyState}
            options={[
              { value: 'true', label: filters.onlyEnabled },
              { value: 'false', label: filters.onlyDisabled },
            ]}
          />
        </FilterBar>
      }
      emptyText={customers.empty}
    />
  )
}

export function CustomerBadges({ customer }: { customer: Customer }) {
  const { enabled, activatedDate, role, approved, closedDate } = customer
  if (closedDate) return <Badge>{states.closed}</Badge>
  return (
    <span className="inline-flex gap-1 md:flex-wrap">
      {!enabled && <Badge tone="danger">{states.disabled}</Badge>}
      {enabled && activatedDate === null && <Badge>{states.unactivated}</Badge>}
      {enabled && activatedDate !== null && role !== 'business' && (
        <Badge tone="success">{states.enabled}</Badge>
      )}
      {role === 'business' && (
        <Badge tone={approved ? 'success' : 'offer'}>{approved ? states.approved : states.unapproved}</Badge>
      )}
    </span>
  )
}
