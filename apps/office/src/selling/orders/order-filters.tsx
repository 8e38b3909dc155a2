import { paymentStates } from '@tecnoclick/domain/selling/order'
import { orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { FilterBar } from '../../platform/list/filter-bar.tsx'
import { DateFilter, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { useFilter } from '../../platform/list/use-filter.ts'
import { useCurrencies } from '../../site/settings/use-currencies.ts'

const { filters, paymentStates: stateNames } = office.orders

const statuses = orderStatuses.map((status) => ({ value: status, label: status }))
const payments = paymentStates.map((state) => ({ value: state, label: stateNames[state] }))

export function OrderFilters() {
  const currencies = useCurrencies().map(({ code }) => ({ value: code, label: code }))
  const [customer] = useFilter('clientId')
  const [numbered] = useFilter('numbered')
  return (
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
      <DateFilter field="from" label={filters.from} />
      <DateFilter field="to" label={filters.to} />
      {customer && <p className="py-2.5 text-sm">{filters.ofCustomer}</p>}
      {numbered === 'false' && <p className="py-2.5 text-sm">{filters.unnumbered}</p>}
    </FilterBar>
  )
}
