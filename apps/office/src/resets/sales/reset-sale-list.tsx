import type { DeskSale } from '@tecnoclick/contract/resets/sales/schemas'
import { resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import type { Column } from '@tecnoclick/ui/table'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { When } from '../../platform/layout/when.tsx'
import { FilterBar } from '../../platform/list/filter-bar.tsx'
import { SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { OfficeList } from '../../platform/list/office-list.tsx'
import { RowLink } from '../../platform/list/row-link.tsx'
import { Money } from '../../platform/money/money.tsx'
import { say } from '../../platform/say.ts'
import { PromiseNote } from './promise.tsx'
import { SaleStateBadge } from './state-badge.tsx'

const { resetSales, orders } = office
const { columns: names, steps } = resetSales

const stepOptions = (['toVerify', 'rejected', 'keyOwed', 'answered'] as const).map((step) => ({
  value: step,
  label: steps[step],
}))

const columns: readonly Column<DeskSale>[] = [
  {
    key: 'sale',
    header: names.sale,
    className: 'free-text max-md:justify-start max-md:text-start max-md:text-base max-md:before:hidden',
    cell: ({ id, reset }) => (
      <span>
        <RowLink href={`/admin/reset-sales/${id}`} label={say(resetSales.open, { id })}>
          {reset.brand.name} {reset.model}
        </RowLink>
        <span className="block text-ink-muted text-xs">{reset.typeFile}</span>
      </span>
    ),
  },
  {
    key: 'date',
    header: names.date,
    cell: ({ date }) => <When date={date} className="tabular-nums xl:whitespace-nowrap" />,
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
        <PromiseNote sale={sale} />
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

function Plan({ plan }: Pick<DeskSale, 'plan'>) {
  const t = useT()
  return <span className="block text-ink-muted text-xs">{t(`resets.plans.${plan}`)}</span>
}

export function ResetSaleList() {
  return (
    <>
      <PageHeading
        title={resetSales.title}
        text={resetSales.text}
        action={
          <Button href="/admin/downloads" variant="secondary" size="sm">
            {resetSales.downloads.see}
          </Button>
        }
      />
      <OfficeList
        sort={{ field: 'id', order: 'DESC' }}
        perPage={25}
        caption={resetSales.caption}
        columns={columns}
        toolbar={
          <FilterBar
            clearLabel={orders.filters.clear}
            search={
              <SearchFilter field="transactionCode" label={resetSales.search} hint={resetSales.searchHint} />
            }
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
    </>
  )
}
