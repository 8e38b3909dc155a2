import type { Customer } from '@tecnoclick/contract/people/customers/schemas'
import { roles } from '@tecnoclick/domain/people/roles'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'
import type { Column } from '@tecnoclick/ui/table'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { When } from '../../platform/layout/when.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { FilterBar } from '../../platform/list/filter-bar.tsx'
import { filteredAddress } from '../../platform/list/filtered-address.ts'
import { SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { OfficeList } from '../../platform/list/office-list.tsx'
import { RowLink } from '../../platform/list/row-link.tsx'
import { SortHeader } from '../../platform/list/sort-header.tsx'
import { say } from '../../platform/say.ts'
import { CustomerBadges } from './customer-badges.tsx'

const { customers } = office
const { columns: names, filters } = customers

const columns: readonly Column<Customer>[] = [
  titleColumn('name', names.name, ({ id, name, email }) => (
    <span className="min-w-0">
      <RowLink href={`/admin/customers/${id}`} label={say(customers.open, { name: name || email })}>
        {name || customers.noName}
      </RowLink>
      <span className="block break-all font-normal text-ink-muted text-xs">{email}</span>
    </span>
  )),
  { key: 'role', header: names.role, cell: ({ role }) => customers.roles[role] },
  { key: 'state', header: names.state, cell: (customer) => <CustomerBadges customer={customer} /> },
  {
    key: 'orders',
    header: names.orders,
    align: 'end',
    cell: ({ id, orders }) =>
      orders === 0 ? 0 : <TextLink href={filteredAddress('orders', { clientId: id })}>{orders}</TextLink>,
  },
  {
    key: 'createdDate',
    header: <SortHeader field="createdDate" label={names.created} />,
    cardLabel: names.created,
    cell: ({ createdDate }) => <When date={createdDate} className="whitespace-nowrap tabular-nums" />,
  },
  {
    key: 'lastSignInDate',
    header: <SortHeader field="lastSignInDate" label={names.lastSignIn} />,
    cardLabel: names.lastSignIn,
    cell: ({ lastSignInDate }) =>
      lastSignInDate ? (
        <When date={lastSignInDate} className="whitespace-nowrap tabular-nums" />
      ) : (
        <span className="text-ink-muted">{customers.never}</span>
      ),
  },
]

export function CustomerList() {
  return (
    <>
      <PageHeading title={customers.title} text={customers.text} />
      <OfficeList
        sort={{ field: 'createdDate', order: 'DESC' }}
        perPage={25}
        caption={customers.caption}
        columns={columns}
        toolbar={
          <FilterBar
            clearLabel={filters.clear}
            search={<SearchFilter label={filters.search} hint={filters.searchHint} />}
          >
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
    </>
  )
}
