import type { Client } from '@tecnoclick/contract/platform/client'
import { listStaffResetSales } from '@tecnoclick/contract/resets/sales/endpoints'
import type { StaffResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { type SaleState, saleStates } from '@tecnoclick/domain/resets/sale-state'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import type { Column } from '@tecnoclick/ui/table'
import { listFrom, type ResourceCalls, withGetFromList } from '../../platform/api/resource-calls.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { useIsPhone } from '../../platform/layout/use-is-phone.ts'
import { RowLink } from '../../platform/list/columns.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { joined, type PhoneRow } from '../../platform/list/phone-table.tsx'
import { Money } from '../../platform/money.tsx'
import { PromisedDate, SaleStateBadge } from './sale-state.tsx'

const { resetSales } = office
const { columns: names, steps } = resetSales

/** The endpoint of a single sale has no buyer's name, so the row is read from the list. */
export function resetSaleCalls(client: Client): ResourceCalls {
  return withGetFromList({ list: listFrom(client, listStaffResetSales) })
}

const stepOptions = (Object.keys(saleStates) as SaleState[]).map((step) => ({
  value: step,
  label: steps[step],
}))

function SaleName({ sale: { id, reset } }: { sale: StaffResetSale }) {
  const name = `${reset.brand.name} ${reset.model}`
  return (
    <RowLink href={`/admin/reset-sales/${id}`} label={fillText(resetSales.open, { id, name })}>
      {name}
    </RowLink>
  )
}

const columns: readonly Column<StaffResetSale>[] = [
  {
    key: 'sale',
    header: names.sale,
    className: 'free-text',
    cell: (sale) => (
      <span>
        <SaleName sale={sale} />
        <span className="block text-ink-muted text-xs">{sale.reset.typeFile}</span>
      </span>
    ),
  },
  {
    key: 'date',
    header: names.date,
    cell: ({ date }) => <DateTime date={date} className="xl:whitespace-nowrap" />,
  },
  {
    key: 'buyer',
    header: names.buyer,
    cell: ({ buyer }) => buyer.name || buyer.email,
    className: 'free-text',
  },
  {
    key: 'code',
    header: names.code,
    cell: ({ transactionCode }) => <code className="break-all md:whitespace-nowrap">{transactionCode}</code>,
  },
  {
    key: 'step',
    header: names.step,
    cell: (sale) => (
      <span>
        <SaleStateBadge sale={sale} />
        <PromisedDate sale={sale} />
      </span>
    ),
  },
  {
    key: 'price',
    header: names.price,
    align: 'end',
    cell: ({ precio, plan }) => (
      <span>
        <Money amount={precio} currency={resetCurrency} className="font-semibold" />
        <Plan plan={plan} />
      </span>
    ),
  },
]

function Plan({ plan }: Pick<StaffResetSale, 'plan'>) {
  const t = useFullT()
  return <span className="block text-ink-muted text-xs">{t(`resets.plans.${plan}`)}</span>
}

function phoneRow(sale: StaffResetSale): PhoneRow {
  const { reset, buyer, transactionCode, precio } = sale
  return {
    title: joined(<SaleName sale={sale} />, reset.typeFile),
    value: <Money amount={precio} currency={resetCurrency} className="font-semibold tabular-nums" />,
    detail: joined(buyer.name || buyer.email, transactionCode),
    state: <SaleStateBadge sale={sale} />,
  }
}

export function ResetSaleList() {
  const isPhone = useIsPhone()
  const others = (
    <span className="flex flex-wrap gap-2">
      {[
        { href: '/admin/reset-failures', label: office.resetFailures.see },
        { href: '/admin/reset-counts', label: office.resetCounts.see },
        { href: '/admin/downloads', label: resetSales.downloads.see },
      ].map(({ href, label }) => (
        <Button key={href} href={href} variant={isPhone ? 'quiet' : 'secondary'} size="sm">
          {label}
        </Button>
      ))}
    </span>
  )
  return (
    <ListPage
      title={resetSales.title}
      text={resetSales.text}
      action={!isPhone && others}
      sort={{ field: 'id', order: 'DESC' }}
      caption={resetSales.caption}
      columns={columns}
      phoneRow={phoneRow}
      toolbar={
        <FilterBar
          search={<SearchFilter field="search" label={resetSales.search} hint={resetSales.searchHint} />}
          end={isPhone && others}
        >
          <SelectFilter
            field="step"
            label={resetSales.stepFilter}
            everyLabel={steps.all}
            options={stepOptions}
          />
        </FilterBar>
      }
      emptyText={resetSales.empty}
    />
  )
}
