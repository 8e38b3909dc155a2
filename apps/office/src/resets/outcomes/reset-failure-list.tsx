import type { Client } from '@tecnoclick/contract/platform/client'
import { exportResetFailures, listStaffResetSales } from '@tecnoclick/contract/resets/sales/endpoints'
import type { StaffResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { TextLink } from '@tecnoclick/ui/link'
import type { Column } from '@tecnoclick/ui/table'
import {
  listFrom,
  type ReadOnlyRow,
  type ResourceCalls,
  readOnlyCalls,
} from '../../platform/api/resource-calls.ts'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { RowLink } from '../../platform/list/columns.tsx'
import { ExportButton } from '../../platform/list/export-button.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { joined, type PhoneRow } from '../../platform/list/phone-table.tsx'
import { DecisionBadge } from './decision-badge.tsx'

const { resetFailures: texts, resetSales } = office
const { columns: names, decisions, words } = texts

type Row = ReadOnlyRow<StaffResetSale>

/** The sales whose buyers said that the file did not work. */
export function resetFailureCalls(client: Client): ResourceCalls {
  const list = listFrom(client, listStaffResetSales)
  return readOnlyCalls((request, signal) =>
    list({ ...request, where: { outcome: 'failed', ...request.where } }, signal),
  )
}

function SaleName({ sale: { id, reset } }: { sale: Row }) {
  const name = `${reset.brand.name} ${reset.model}`
  return (
    <RowLink href={`/admin/reset-sales/${id}`} label={fillText(resetSales.open, { id, name })}>
      {name}
    </RowLink>
  )
}

function Log({ log }: { log: string | null | undefined }) {
  return log ? <TextLink href={`/api/files/${log}`}>{words.log}</TextLink> : null
}

const columns: readonly Column<Row>[] = [
  {
    key: 'file',
    header: names.file,
    className: 'free-text',
    cell: (sale) => (
      <span>
        <SaleName sale={sale} />
        <span className="block text-ink-muted text-xs">{sale.reset.typeFile}</span>
      </span>
    ),
  },
  {
    key: 'model',
    header: names.model,
    cell: ({ printerModel, firmware, outcome }) => (
      <span>
        {printerModel ?? office.resetCounts.noModel}
        <span className="block text-ink-muted text-xs">{outcome?.firmware ?? firmware}</span>
      </span>
    ),
  },
  {
    key: 'date',
    header: names.date,
    cell: ({ outcome }) =>
      outcome && <DateTime date={outcome.reportedDate} className="xl:whitespace-nowrap" />,
  },
  {
    key: 'message',
    header: words.message,
    className: 'free-text',
    cell: ({ outcome }) => (
      <span>
        <span className="wrap-anywhere line-clamp-3">{outcome?.message}</span>
        <Log log={outcome?.log} />
      </span>
    ),
  },
  {
    key: 'decision',
    header: names.decision,
    cell: ({ outcome }) => <DecisionBadge decision={outcome?.decision} />,
  },
]

function phoneRow(sale: Row): PhoneRow {
  return {
    title: joined(<SaleName sale={sale} />, sale.reset.typeFile),
    value: sale.printerModel,
    detail: sale.outcome?.message,
    state: <DecisionBadge decision={sale.outcome?.decision} />,
  }
}

export function ResetFailureList() {
  return (
    <>
      <BackLink href="/admin/reset-sales">{resetSales.back}</BackLink>
      <ListPage
        title={texts.title}
        text={texts.text}
        sort={{ field: 'id', order: 'DESC' }}
        caption={texts.caption}
        columns={columns}
        phoneRow={phoneRow}
        toolbar={
          <FilterBar
            search={<SearchFilter field="search" label={resetSales.search} hint={resetSales.searchHint} />}
            end={<ExportButton endpoint={exportResetFailures} label={texts.export} />}
          >
            <SelectFilter
              field="outcome"
              label={texts.filter}
              everyLabel={texts.every}
              options={[{ value: 'undecided', label: decisions.open }]}
            />
          </FilterBar>
        }
        emptyText={texts.empty}
      />
    </>
  )
}
